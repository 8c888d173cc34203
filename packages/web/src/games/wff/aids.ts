import type { TableView } from '@forceout/table';
import { gameLevelOf, type Rule, rulesOfLevel } from '@forceout/wff';
import type { T } from '../../i18n/index.ts';
import { positionIn } from '../position.ts';
import type { VariationWords } from '../ui.ts';

const GROUPS = [
  { rules: ['Ki', 'Ko'], key: 'wff.rule.K' },
  { rules: ['Ai'], key: 'wff.rule.Ai' },
  { rules: ['Co'], key: 'wff.rule.Co' },
  { rules: ['Ei', 'Eo'], key: 'wff.rule.E' },
  { rules: ['Rp'], key: 'wff.rule.Rp' },
  { rules: ['Ci'], key: 'wff.rule.Ci' },
  { rules: ['Ni', 'No'], key: 'wff.rule.N' },
  { rules: ['Ao'], key: 'wff.rule.Ao' },
  { rules: ['R'], key: 'wff.rule.R' },
] as const satisfies readonly { readonly rules: readonly Rule[]; readonly key: string }[];

/** The rules of inference of this division, each in a line. */
export function aids(view: TableView, t: T): { readonly title: string; readonly items: readonly VariationWords[] } {
  const { rules } = positionIn(view);
  const allowed: readonly string[] = rulesOfLevel(gameLevelOf(rules.division, rules.options));
  return {
    title: t('wff.rule.title'),
    items: [
      ...GROUPS.filter(group => group.rules.every(rule => allowed.includes(rule))).map(group => ({
        name: group.rules.join(' '),
        explains: t(group.key),
      })),
      { name: 'R(Ki)', explains: t('wff.rule.wild') },
    ],
  };
}
