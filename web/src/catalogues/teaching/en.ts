// The rules page and the lessons around their content, in English. The other languages have the same keys.
export const en = {
  rules: {
    title: "Rules",
    search: "Search the rules",
    example: "war, B5 …",
    found: (count: number) => (count === 1 ? "1 entry found" : `${count} entries found`),
    clear: "Clear the search",
    contents: "Contents",
    glossary: "Glossary",
    options: "Options",
    optionsLead: "A table may switch these on. All are off by default, which is the printed rule.",
    notes: "About these rules",
    link: (id: string) => `Link to rule ${id}`,
    none: "There is no rules page for this game.",
  },
  learn: {
    title: "Learn",
    lessons: "Lessons",
    lesson: (number: number, of: number) => `Lesson ${number} of ${of}`,
    task: "Your task",
    step: (number: number, of: number) => `step ${number} of ${of}`,
    about: "Rules",
    show: "Show me",
    restart: "Start again",
    well: "Well done",
    next: "Next lesson",
    wrong: "Allowed, but it does not reach the goal of this step.",
    again: "Try again",
    opening: "The board is being set up …",
    answering: "The other side answers …",
    done: "done",
    last: "You have seen it all. Play a game against bots, and look up the rules whenever you like.",
    play: "Play",
    none: "There are no lessons for this game.",
  },
};

export type Teaching = typeof en;
