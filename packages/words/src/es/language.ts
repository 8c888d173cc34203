/** What people who speak it call this language. */
export const name = 'Español';
