/** The generated language that tests drive the page with: every English text in brackets that no real text has. */
export const pseudo = (text: string): string => `⟦${text}⟧`;
