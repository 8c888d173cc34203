import { COLOURS, type Colour, type LeafSymbol } from '../symbols.ts';

/** A set of cards: bit i stands for the i-th card of the Universe. */
export type CardSet = number;

export interface Universe {
  readonly cards: readonly string[];
  /** All dealt cards. */
  readonly all: CardSet;
  readonly colours: Readonly<Record<Colour, CardSet>>;
  /** The bit of the blank card, 0 when it was not dealt. */
  readonly blank: CardSet;
}

/** The sixteen cards: every combination of the four dots, colours in BRGY order. */
export const CARDS: readonly string[] = Array.from({ length: 16 }, (_, type) => cardOfType(type));

/** Card type: bit 0 = B, bit 1 = R, bit 2 = G, bit 3 = Y. */
export function cardOfType(type: number): string {
  const name = COLOURS.filter((_, i) => type & (1 << i)).join('');
  return name === '' ? 'blank' : name;
}

export const typeOfCard = (card: string): number =>
  card === 'blank' ? 0 : COLOURS.reduce((type, colour, i) => (card.includes(colour) ? type | (1 << i) : type), 0);

export const isCard = (x: unknown): x is string => typeof x === 'string' && CARDS.includes(x);

/** `blankAs`: the colours a writer puts on the blank card under Blank Card Wild (XIII-C-12). */
export function makeUniverse(cards: readonly string[], blankAs = 'blank'): Universe {
  const colours = { B: 0, R: 0, G: 0, Y: 0 };
  cards.forEach((card, i) => {
    const type = typeOfCard(card === 'blank' ? blankAs : card);
    COLOURS.forEach((colour, k) => {
      if (type & (1 << k)) colours[colour] |= 1 << i;
    });
  });
  const blank = cards.indexOf('blank');
  return { cards, all: (1 << cards.length) - 1, colours, blank: blank < 0 ? 0 : 1 << blank };
}

/** What a single operand names (I-B-2-b, I-B-2-d). */
export const leafSet = (universe: Universe, leaf: LeafSymbol): CardSet =>
  leaf === 'V' ? universe.all : leaf === 'L' ? 0 : universe.colours[leaf];

export const cardsIn = (universe: Universe, set: CardSet): string[] => universe.cards.filter((_, i) => set & (1 << i));

export const bitOfCard = (cards: readonly string[], card: string): CardSet => {
  const i = cards.indexOf(card);
  return i < 0 ? 0 : 1 << i;
};

export function countBits(set: CardSet): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}
