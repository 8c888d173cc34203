import { FAMILIES, variationsFor } from '@forceout/rulebook';
import type { Json, TableView } from '@forceout/table';
import type { T } from '../i18n/index.ts';
import { shownText } from '../i18n/shown-text.ts';
import type { VariationWords } from './ui.ts';
import { wordingOf } from './variation-wordings.ts';

/** `base-8` is the family `base` with 8 in its blank. */
function splitId(id: string): { readonly family: string; readonly rest: string | null } {
  const family = FAMILIES.find(f => id.startsWith(`${f}-`));
  return family ? { family, rest: id.slice(family.length + 1) } : { family: id, rest: null };
}

type Blank = ReturnType<typeof variationsFor>[number]['blank'];

/** Name and explanation of a variation; what fills the blank follows the name, as the game shows it. */
export function variationText(
  id: string,
  value: Json,
  view: TableView,
  t: T,
  show: (filling: string, blank: Blank, t: T) => string = filling => filling,
): VariationWords {
  const { edition, division, season } = view.state.config;
  const { family, rest } = splitId(id);
  const row = variationsFor(edition, division, season).find(r => r.id === id || r.id === family);
  const words = wordingOf(edition, t.language, [id, family]);
  const name = shownText(words?.name ?? row?.name ?? id);
  const filling = rest ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : null);
  return {
    name: filling === null || filling === '' ? name : `${name}: ${show(filling, row?.blank ?? null, t)}`,
    explains: shownText(words?.explains ?? row?.explains ?? ''),
  };
}
