import { partsOf, type Wff } from './wff.ts';

const SIGNS = { C: '→', A: '∨', K: '∧', E: '↔' } as const;
const WORDS = { C: ['if', 'then'], A: ['either', 'or'], K: ['both', 'and'], E: ['exactly when', 'also'] } as const;

/** The WFF as a textbook writes it: `CKpqNr` is `(p ∧ q) → ¬r`. */
export function infix(wff: Wff): string {
  const parts = partsOf(wff);
  switch (parts.op) {
    case 'var':
      return parts.name;
    case 'N':
      return `¬${enclosed(parts.of)}`;
    default:
      return `${enclosed(parts.left)} ${SIGNS[parts.op]} ${enclosed(parts.right)}`;
  }
}

function enclosed(wff: Wff): string {
  const simple = wff.length === 1 || wff[0] === 'N';
  return simple ? infix(wff) : `(${infix(wff)})`;
}

/** The WFF read aloud in the order of its letters: `CKpqNr` is `if both p and q then not r`. */
export function aloud(wff: Wff): string {
  const parts = partsOf(wff);
  switch (parts.op) {
    case 'var':
      return parts.name;
    case 'N':
      return `not ${aloud(parts.of)}`;
    default: {
      const [first, second] = WORDS[parts.op];
      return `${first} ${aloud(parts.left)} ${second} ${aloud(parts.right)}`;
    }
  }
}
