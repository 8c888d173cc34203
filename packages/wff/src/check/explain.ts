import type { Rule } from '../language/rules.ts';
import { join, negation, partsOf, type Wff } from '../language/wff.ts';

/** What a rule would have needed for this line, in one sentence. */
export function wouldNeed(rule: Rule, conclusion: Wff): string {
  const parts = partsOf(conclusion);
  switch (rule) {
    case 'R':
      return `R brings ${conclusion} in from a level further out, and it stands on none at that distance.`;
    case 'Rp':
      return `Rp repeats a line of the same level, and ${conclusion} does not stand there yet.`;
    case 'Ko':
      return `Ko takes one side out of a K line, and no K line here has ${conclusion} as a whole side.`;
    case 'Co':
      return `Co needs a line C_${conclusion} and, on its own line, what stands between the C and ${conclusion}.`;
    case 'No':
      return `No needs a sub-proof that supposes ${negation(conclusion)} and holds some WFF together with its N.`;
    case 'Ki':
      if (parts.op !== 'K') return `Ki makes a K WFF, and ${conclusion} is none.`;
      return `Ki needs the lines ${parts.left} and ${parts.right}.`;
    case 'Ai':
      if (parts.op !== 'A') return `Ai makes an A WFF, and ${conclusion} is none.`;
      return `Ai needs the line ${parts.left} or the line ${parts.right}.`;
    case 'Eo':
      if (parts.op !== 'C') return `Eo makes a C WFF, and ${conclusion} is none.`;
      return `Eo needs the line ${join('E', parts.left, parts.right)} or ${join('E', parts.right, parts.left)}.`;
    case 'Ei':
      if (parts.op !== 'E') return `Ei makes an E WFF, and ${conclusion} is none.`;
      return `Ei needs the lines ${join('C', parts.left, parts.right)} and ${join('C', parts.right, parts.left)}.`;
    case 'Ci':
      if (parts.op !== 'C') return `Ci makes a C WFF, and ${conclusion} is none.`;
      return `Ci needs a sub-proof that supposes ${parts.left} and holds ${parts.right}.`;
    case 'Ni':
      if (parts.op !== 'N') return `Ni makes an N WFF, and ${conclusion} is none.`;
      return `Ni needs a sub-proof that supposes ${parts.of} and holds some WFF together with its N.`;
    case 'Ao':
      return `Ao needs an A line and two sub-proofs, one from each side of it, that both hold ${conclusion}.`;
  }
}
