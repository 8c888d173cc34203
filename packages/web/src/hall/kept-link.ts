/** The link somebody came to an event with, so that the way back from a table is known. Gone with the tab. */
const nameOf = (event: string): string => `hall ${event}`;

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
