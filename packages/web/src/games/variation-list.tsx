import type { Game, Json, Said, VariationSpec } from '@forceout/table';
import { requireShake } from '@forceout/table';
import { type FC, type ReactNode, useState } from 'react';
import { type T, useT } from '../i18n/index.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { InBar } from '../ui/bar-slot.tsx';
import { Cube } from '../ui/cube.tsx';
import { positionIn } from './position.ts';
import type { VariationsProps } from './ui.ts';
import { variationText } from './variation-text.ts';
import './variation-list.css';

export interface ListProps extends VariationsProps {
  readonly game: Game;
  /** Draws one choice of a blank; null: write it. */
  readonly choice: (kind: NonNullable<VariationSpec['blank']>['kind'], value: Json, t: T) => ReactNode;
  /** A field for a blank that takes a text. */
  readonly Text?: FC<{ readonly value: string; readonly onChange: (value: string) => void }>;
  readonly reason: (reason: Said, t: T) => string;
}

/** The list of variations with blanks and plain explanations. What may be chosen is the game's own ruling. */
export function VariationList({ game, choice, Text, reason, view, seat, onSelect }: ListProps) {
  const t = useT();
  const [open, setOpen] = useState<string | null>(null);
  const [value, setValue] = useState<Json>(null);
  const position = positionIn(view);
  const { rules } = position;
  const { selecting, picks } = requireShake(view.state);
  const mine = selecting?.seat === seat ? selecting : null;
  const second = mine !== null && mine.picked >= mine.must && mine.picked < mine.may;
  const guarded = view.state.config.enforcement === 'prevent';
  const fault = (id: string, filled: Json): string | null => {
    if (!guarded) return null;
    const read = game.readVariation(rules, id, filled);
    if (!read.ok) return reason(read, t);
    const ruling = game.ruleSelection(position, read.variation);
    return ruling.ok ? null : reason(ruling, t);
  };
  return (
    <div className="varpick">
      <ul aria-label={t('games.var.list')}>
        {game
          .variations(rules)
          .filter(spec => !spec.alwaysOn)
          .map(spec => {
            const text = variationText(spec.id, null, view, t);
            const chosen = picks.some(pick => pick.variation.id === spec.id && pick.fault === null);
            const wholly = spec.blank === null ? fault(spec.id, null) : null;
            const choices = (spec.blank?.choices ?? []).filter(one => fault(spec.id, one) === null);
            const filled = spec.blank === null ? null : value;
            const why = open === spec.id && filled !== null ? fault(spec.id, filled) : wholly;
            return (
              <li key={spec.id} className={open === spec.id ? 'open' : undefined}>
                <button
                  type="button"
                  className="varname"
                  aria-expanded={open === spec.id}
                  onClick={() => {
                    setOpen(open === spec.id ? null : spec.id);
                    setValue(null);
                  }}
                >
                  <b>{text.name}</b>
                  {chosen && <span className="tag">{t('games.var.on')}</span>}
                </button>
                {open === spec.id && (
                  <div className="varbody">
                    <p>
                      {text.explains} <ClauseLink clause={spec.clause} />
                    </p>
                    {spec.blank?.kind === 'text' && Text && (
                      <Text value={typeof value === 'string' ? value : ''} onChange={setValue} />
                    )}
                    {spec.blank && choices.length > 0 && (
                      <fieldset className="choose">
                        <legend>{t(`games.var.blank.${spec.blank.kind}`)}</legend>
                        {choices.map(one => (
                          <button
                            key={String(one)}
                            type="button"
                            className="btn"
                            aria-pressed={value === one}
                            onClick={() => setValue(one)}
                          >
                            {choice(spec.blank!.kind, one, t)}
                          </button>
                        ))}
                      </fieldset>
                    )}
                    {why && <p className="hint">{t('games.var.not', { why })}</p>}
                    <InBar at="main">
                      <button
                        type="button"
                        className="btn pri big full"
                        disabled={why !== null || (spec.blank !== null && (value === null || value === ''))}
                        onClick={() => (spec.blank === null ? onSelect(spec.id) : onSelect(spec.id, value))}
                      >
                        {t('games.var.choose')}
                      </button>
                    </InBar>
                  </div>
                )}
              </li>
            );
          })}
      </ul>
      {second && (
        <InBar at="minor">
          <button type="button" className="btn" onClick={() => onSelect(null)}>
            {t('games.var.none')}
          </button>
        </InBar>
      )}
    </div>
  );
}

/** A face in a blank, as the cube shows it. */
export const faceChoice = (face: string, kind: string, name: string): ReactNode => (
  <Cube face={face} kind={kind} size="sm" label={name} />
);
