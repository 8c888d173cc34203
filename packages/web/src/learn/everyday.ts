import type { T } from '../i18n/index.ts';

/** How many sentences a letter joins. */
export const ARITY: Readonly<Record<string, number>> = { C: 2, A: 2, K: 2, E: 2, N: 1, p: 0, q: 0 };
export const LETTERS = ['C', 'A', 'K', 'E', 'N', 'p', 'q'] as const;
export const JOINING = ['C', 'A', 'K', 'E', 'N'] as const;

interface Node {
  readonly letter: string;
  readonly parts: readonly Node[];
}

/** A row of letters: a whole sentence, one that lacks something, or one with letters left over. */
export type Row =
  | { readonly is: 'whole'; readonly node: Node }
  | { readonly is: 'short'; readonly letter: string }
  | { readonly is: 'long'; readonly letter: string };

export function readRow(letters: string): Row {
  let at = 0;
  let lacking: string | null = null;
  const read = (): Node => {
    const letter = letters[at++] ?? '';
    const parts: Node[] = [];
    for (let i = 0; i < (ARITY[letter] ?? 0); i++) {
      if (at >= letters.length) {
        lacking ??= letter;
        break;
      }
      parts.push(read());
    }
    return { letter, parts };
  };
  const node = read();
  if (lacking !== null) return { is: 'short', letter: lacking };
  return at < letters.length ? { is: 'long', letter: letters[at]! } : { is: 'whole', node };
}

/** A formula as an everyday sentence: p is “it rains”, q is “I take my umbrella”. */
function say({ letter, parts: [a, b] }: Node, t: T): string {
  if (letter === 'p' || letter === 'q') return t(`learn.say.${letter}`);
  if (letter === 'N' && (a?.letter === 'p' || a?.letter === 'q')) return t(`learn.say.N${a.letter}`);
  const key = letter as 'C' | 'A' | 'K' | 'E' | 'N';
  return t(`learn.say.${key}`, { a: a ? say(a, t) : '', b: b ? say(b, t) : '' });
}

/** With a capital letter and a full stop. */
export function sentenceOf(letters: string, t: T): string | null {
  const row = readRow(letters);
  if (row.is !== 'whole') return null;
  const text = say(row.node, t);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const truth = ({ letter, parts: [a, b] }: Node, p: boolean, q: boolean): boolean => {
  const left = a ? truth(a, p, q) : false;
  const right = b ? truth(b, p, q) : false;
  switch (letter) {
    case 'p':
      return p;
    case 'q':
      return q;
    case 'N':
      return !left;
    case 'K':
      return left && right;
    case 'A':
      return left || right;
    case 'C':
      return !left || right;
    default:
      return left === right;
  }
};

/** Do two rows say the same, whatever the weather? */
export function saySame(one: string, other: string): boolean {
  const [a, b] = [readRow(one), readRow(other)];
  if (a.is !== 'whole' || b.is !== 'whole') return false;
  const cases = [true, false].flatMap(p => [true, false].map(q => [p, q] as const));
  return cases.every(([p, q]) => truth(a.node, p, q) === truth(b.node, p, q));
}
