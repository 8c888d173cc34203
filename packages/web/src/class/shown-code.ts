/** As people read it out: two groups of four. */
export const shownCode = (code: string): string => code.toUpperCase().replace(/^(....)/, '$1 ');
