/** The words of an area in another language: every key of the English ones, and no other. */
export type Translation<English> = { readonly [Key in keyof English]: string };
