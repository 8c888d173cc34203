import { clauseRef, variationClause } from '@forceout/rulebook';
import type { Json, Variation } from '@forceout/table';
import { requireShake } from '@forceout/table';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { viewOfPosition } from '../puzzles/view.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { addVariation, type BoardTool, dropVariation, gameOf, isAlwaysOn } from './board.ts';

/** What is in force, with a way to add and to drop. */
export function VariationsPanel({ ui, board, onBoard, thinker }: BoardTool) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { position } = board;
  if (!ui.Variations || !position.rules.adventurous) return null;
  const still = viewOfPosition(position, board.claim);
  const text = ({ id, value }: Variation) => ui.variationText(id, value, still, t);
  const clauseOf = (id: string) => {
    const { edition, division } = position.rules;
    return clauseRef(edition, variationClause(edition, division, id.replace(/^(base|multiple-of|exponent)-.+$/, '$1')));
  };
  const picks = position.variations.filter(v => !isAlwaysOn(board, v.id));
  const always = position.variations.filter(v => isAlwaysOn(board, v.id));
  const view = {
    ...still,
    state: {
      ...still.state,
      config: { ...still.state.config, enforcement: 'faithful' as const },
      shake: {
        ...requireShake(still.state),
        picks: picks.map(variation => ({ seat: 0, variation, fault: null, open: false, retry: false })),
      },
    },
  };
  const add = async (id: string | null, value?: Json): Promise<void> => {
    if (id === null) return;
    const read = await thinker.askGame(gameOf(board), 'readVariation', position.rules, id, value ?? null);
    if (read.ok) onBoard(addVariation(board, read.variation));
    setOpen(false);
  };
  return (
    <section className="panel col varpanel" aria-labelledby="variations-title">
      <div className="row">
        <h2 id="variations-title" className="grow">
          {t('analyse.variations')}
        </h2>
        <button type="button" className="btn small" onClick={() => setOpen(true)}>
          {t('analyse.variations.add')}
        </button>
      </div>
      <ul className="vars">
        {picks.map(variation => {
          const { name, explains } = text(variation);
          return (
            <li key={variation.id}>
              <div>
                <b>{name}</b>
                <p className="small dim">
                  {explains} <ClauseLink clause={clauseOf(variation.id)} />
                </p>
              </div>
              <button
                type="button"
                className="btn quiet sq"
                aria-label={t('analyse.variations.drop', { name })}
                onClick={() => onBoard(dropVariation(board, variation.id))}
              >
                <Icon name="cross" />
              </button>
            </li>
          );
        })}
      </ul>
      {picks.length === 0 && <p className="small dim">{t('analyse.variations.none')}</p>}
      {always.length > 0 && (
        <p className="xs dim">{t('analyse.variations.always', { names: always.map(v => text(v).name).join(', ') })}</p>
      )}
      {open && (
        <Dialog title={t('analyse.variations.add')} onClose={() => setOpen(false)}>
          <ui.Variations view={view} seat={0} onSelect={(id, value) => void add(id, value)} />
        </Dialog>
      )}
    </section>
  );
}
