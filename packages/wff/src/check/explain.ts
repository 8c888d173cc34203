import type { Facts, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { NeedKey } from '../codes.ts';
import type { Rule } from '../language/rules.ts';
import { join, negation, partsOf, type Wff } from '../language/wff.ts';

const need = (key: NeedKey, facts: Facts): Said => saidBy(key, facts);

/** What a rule would have needed for this line. */
export function wouldNeed(rule: Rule, conclusion: Wff): Said {
  const wff = conclusion;
  const parts = partsOf(conclusion);
  switch (rule) {
    case 'R':
    case 'Rp':
    case 'Ko':
    case 'Co':
    case 'Ao':
      return need(`needs.${rule}`, { wff });
    case 'No':
      return need('needs.No', { supposed: negation(conclusion) });
    case 'Ki':
    case 'Ai':
      if (parts.op !== rule[0] || !('left' in parts)) return need(`needs-other.${rule}`, { wff });
      return need(`needs.${rule}`, { left: parts.left, right: parts.right });
    case 'Eo':
      if (parts.op !== 'C') return need('needs-other.Eo', { wff });
      return need('needs.Eo', { left: join('E', parts.left, parts.right), right: join('E', parts.right, parts.left) });
    case 'Ei':
      if (parts.op !== 'E') return need('needs-other.Ei', { wff });
      return need('needs.Ei', { left: join('C', parts.left, parts.right), right: join('C', parts.right, parts.left) });
    case 'Ci':
      if (parts.op !== 'C') return need('needs-other.Ci', { wff });
      return need('needs.Ci', { left: parts.left, right: parts.right });
    case 'Ni':
      if (parts.op !== 'N') return need('needs-other.Ni', { wff });
      return need('needs.Ni', { supposed: parts.of });
  }
}
