import { createContext } from 'react';

/** False on a board without a match: a line is not presented there but put to the judge, and a Goal is laid, not said. */
export const AtTable = createContext(true);
