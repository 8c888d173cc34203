import type { Dice } from '@forceout/table';
import { randomWord } from '../ui/random.ts';

/** Fair dice from the browser's own source of chance, without the bias of a plain remainder. */
export const cryptoDice: Dice = {
  below(n) {
    const limit = Math.floor(0x1_0000_0000 / n) * n;
    let word = randomWord();
    while (word >= limit) word = randomWord();
    return word % n;
  },
};
