/** What networks ask for. */
export const SIZE = { width: 1200, height: 630 } as const;
