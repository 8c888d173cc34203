/** The twelve faces that may stand in a Solution, in the protocol's letters (I-B-2). */
export const COLOURS = ['B', 'R', 'G', 'Y'] as const;
export const OPERATIONS = ['U', 'N', '-', "'"] as const;
export const CONSTANTS = ['V', 'L'] as const;
export const RELATIONS = ['=', 'C'] as const;
export const SYMBOLS = [...COLOURS, ...OPERATIONS, ...CONSTANTS, ...RELATIONS] as const;

export type Colour = (typeof COLOURS)[number];
export type Operation = (typeof OPERATIONS)[number];
export type Constant = (typeof CONSTANTS)[number];
export type Relation = (typeof RELATIONS)[number];
export type OnSetsSymbol = (typeof SYMBOLS)[number];
export type LeafSymbol = Colour | Constant;
export type BinaryOperation = Exclude<Operation, "'">;

export const DIGITS = ['1', '2', '3', '4', '5'] as const;

const has = <T extends string>(list: readonly T[], x: unknown): x is T => list.includes(x as T);
export const isSymbol = (x: unknown): x is OnSetsSymbol => has(SYMBOLS, x);
export const isColour = (x: unknown): x is Colour => has(COLOURS, x);
export const isOperation = (x: unknown): x is Operation => has(OPERATIONS, x);
export const isRelation = (x: unknown): x is Relation => has(RELATIONS, x);
export const isLeaf = (x: unknown): x is LeafSymbol => has(COLOURS, x) || has(CONSTANTS, x);
export const isDigitFace = (x: unknown): x is (typeof DIGITS)[number] => has(DIGITS, x);

/** Printed signs that are read as a letter of the protocol. */
const SIGNS: Readonly<Record<string, OnSetsSymbol>> = {
  '∪': 'U',
  '⋃': 'U',
  '∩': 'N',
  '⋂': 'N',
  '−': '-',
  '–': '-',
  '′': "'",
  '’': "'",
  Λ: 'L',
  '⊂': 'C',
  '⊆': 'C',
};

export const symbolOf = (sign: string): OnSetsSymbol | undefined => (isSymbol(sign) ? sign : SIGNS[sign]);

const PRETTY: Readonly<Record<OnSetsSymbol, string>> = {
  B: 'B',
  R: 'R',
  G: 'G',
  Y: 'Y',
  U: '∪',
  N: '∩',
  '-': '−',
  "'": '′',
  V: 'V',
  L: 'Λ',
  '=': '=',
  C: '⊆',
};
export const pretty = (symbol: OnSetsSymbol): string => PRETTY[symbol];
