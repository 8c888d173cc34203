/** The link somebody came to an event with, so that the way back from a table is known. Gone with the tab. */
const nameOf = (event: string): string => `hall ${event}`;

const DESK_MS = 24 * 3_600_000;

/** A scorekeeper's own device opens sheets by the code printed on them; for a day, and as long as the official is on duty. */
export function keepDesk(event: string, link: string): void {
  try {
    localStorage.setItem(nameOf(event), JSON.stringify({ link, at: Date.now() }));
  } catch {
    // Then the code asks for the own link first.
  }
}

export function keptDesk(event: string): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(event)) ?? 'null') as { link: string; at: number } | null;
    if (kept !== null && Date.now() - kept.at < DESK_MS) return kept.link;
    localStorage.removeItem(nameOf(event));
  } catch {
    // As if nothing was kept.
  }
  return null;
}

/** Stands in an address where anybody looks. */
export const NO_LINK = '-';

export function keepLink(event: string, link: string): void {
  try {
    sessionStorage.setItem(nameOf(event), link);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function keptLink(event: string): string {
  try {
    return sessionStorage.getItem(nameOf(event)) ?? NO_LINK;
  } catch {
    return NO_LINK;
  }
}
