import type { Dice } from '@forceout/table';

/** Fair dice from the browser's own source of chance, without the bias of a plain remainder. */
export const cryptoDice: Dice = {
  below(n) {
    const limit = Math.floor(0x1_0000_0000 / n) * n;
    const word = new Uint32Array(1);
    do crypto.getRandomValues(word);
    while (word[0]! >= limit);
    return word[0]! % n;
  },
};
