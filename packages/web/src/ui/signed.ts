/** With a true minus sign. */
export const signed = (n: number): string => String(n).replace('-', '−');
