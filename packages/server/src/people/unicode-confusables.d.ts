declare module 'unicode-confusables' {
  /** Every letter replaced by the plainest that looks like it (Unicode TR39). */
  export function rectifyConfusion(text: string): string;
}
