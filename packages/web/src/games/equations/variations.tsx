import { game } from '@forceout/equations';
import type { VariationsProps } from '../ui.ts';
import { type ListProps, VariationList } from '../variation-list.tsx';
import { reasonText } from './reasons.ts';

const choice: ListProps['choice'] = (kind, value, t) =>
  kind === 'colour' ? t(`eq.kind.${value as 'red' | 'blue' | 'green' | 'black'}`) : String(value);

export const Variations = (props: VariationsProps) => (
  <VariationList {...props} game={game} choice={choice} reason={reasonText} />
);
