import { pseudo } from '@forceout/words';

/** Set by the test that looks for texts which come from no file of words. */
const KEY = 'forceout.pseudo';

const isMarked = (): boolean => {
  try {
    return typeof localStorage !== 'undefined' && localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** A text as the page shows it, from the words or from the rulebook. */
export const shownText: (text: string) => string = isMarked() ? pseudo : text => text;
