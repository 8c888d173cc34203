import { game, isRelation, isSymbol, pretty, SYMBOLS } from '@forceout/on-sets';
import { useRef } from 'react';
import { useT } from '../../i18n/index.ts';
import { Keys } from '../keys.tsx';
import { type FieldHandle, TokenField } from '../token-field.tsx';
import type { VariationsProps } from '../ui.ts';
import { faceChoice, type ListProps, VariationList } from '../variation-list.tsx';
import { Card } from './card.tsx';
import { reasonText } from './reasons.ts';
import { clean, drawToken, faceName, kindOf, tokensOf } from './signs.tsx';

/** The name of a Double Set. */
function SetName({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const t = useT();
  const handle = useRef<FieldHandle | null>(null);
  return (
    <>
      <TokenField
        label={t('games.var.blank.text')}
        value={value}
        onChange={onChange}
        tokens={tokensOf(value)}
        draw={drawToken}
        clean={clean}
        handle={handle}
        active
      />
      <Keys
        field={() => handle.current}
        square={false}
        more={SYMBOLS.filter(symbol => !isRelation(symbol)).map(symbol => ({
          show: pretty(symbol),
          text: pretty(symbol),
          label: faceName(symbol, t),
        }))}
      />
    </>
  );
}

const choice: ListProps['choice'] = (kind, value, t) => {
  const text = String(value);
  if (kind === 'card')
    return (
      <span className="varcard">
        <Card card={text} t={t} />
      </span>
    );
  return isSymbol(text) ? faceChoice(text, kindOf(text), faceName(text, t)) : text;
};

export const Variations = (props: VariationsProps) => (
  <VariationList {...props} game={game} choice={choice} Text={SetName} reason={reasonText} />
);
