// The invitation to a table: who has it can join. It comes with the link, and is kept in this browser until the game
// begins, so that people can come back to the waiting room and invite others.
const kept = (table: string): string => `invite ${table}`;
/** What the server makes: anything else in a link is no invitation. */
const TOKEN = /^[\w-]{1,100}$/;

export function keepInvitation(table: string, invite: string): void {
  if (TOKEN.test(invite)) localStorage.setItem(kept(table), invite);
}

export function forgetInvitation(table: string): void {
  localStorage.removeItem(kept(table));
}

/** The invitation to a table ("" if there is none), and the link that takes others there. */
export function invitation(table: string): { invite: string; link: string } {
  const invite = localStorage.getItem(kept(table)) ?? "";
  return { invite, link: `${location.origin}/?table=${table}${invite ? `&invite=${invite}` : ""}` };
}
