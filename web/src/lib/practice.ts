// The tables on which lessons were played. They are no games to go on with, so lists leave them out.
const MOST = 300;

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem("practice") ?? "[]");
  } catch {
    return [];
  }
}

export function practise(table: string): void {
  localStorage.setItem("practice", JSON.stringify([...stored(), table].slice(-MOST)));
}

export function withoutPractice<T extends { id: string }>(tables: T[]): T[] {
  const practice = new Set(stored());
  return tables.filter((table) => !practice.has(table.id));
}
