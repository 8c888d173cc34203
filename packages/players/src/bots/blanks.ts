import type { Json, Position, VariationSpec } from '@forceout/table';
import type { BotContext } from './bot-context.ts';
import { positionAt } from './bot-context.ts';

const COLOURS = ['B', 'R', 'G', 'Y'];

/** Names of sets, short ones first, none with more than four signs (On-Sets XIII-C-10). */
const SETS: readonly string[] = [
  ...COLOURS,
  ...COLOURS.map(c => `${c}'`),
  ...COLOURS.flatMap(a => COLOURS.filter(c => c > a).flatMap(c => [`${a} U ${c}`, `${a} N ${c}`])),
];

const within = (kind: NonNullable<VariationSpec['blank']>['kind'], position: Position): readonly Json[] => {
  switch (kind) {
    case 'text':
      return SETS;
    case 'card':
      return position.cards;
    case 'face':
      return [...new Set(position.resources.map(c => c.face))];
    case 'colour':
      return [...new Set(position.resources.map(c => c.kind))];
    case 'number':
      return [8, 9, 10, 11, 12, 2, 3, 4, 5, 6, 7];
  }
};

/** What the bot writes into a blank whose list is open: a legal value, or null when it finds none. */
export function fillBlank(b: BotContext, id: string): Json {
  const { rules } = positionAt(b);
  const spec = b.game.variations(rules).find(v => v.id === id);
  if (!spec?.blank) return null;
  const legal = within(spec.blank.kind, positionAt(b)).filter(value => {
    const read = b.game.readVariation(rules, id, value);
    return read.ok && b.game.ruleSelection(positionAt(b), read.variation).ok;
  });
  return legal.length === 0 ? null : b.chance.pick(legal);
}
