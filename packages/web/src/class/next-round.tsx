import { newestEdition } from '@forceout/rulebook';
import type { ClassBoard } from '@forceout/wire';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { startTables } from './api.ts';

interface NextRoundProps {
  readonly board: ClassBoard;
  readonly work: ClassBoard['work'][number];
  readonly onLook: () => void;
}

/** A ladder or a round robin goes on: who is here and free is seated with whom they are to meet next. */
export function NextRound({ board, work, onLook }: NextRoundProps) {
  const t = useT();
  const [said, setSaid] = useState<string | null>(null);
  const { class: card, here, tables } = board;
  const busy = new Set(tables.flatMap(table => table.players));
  const free = card.pupils.filter(pupil => here.includes(pupil.id) && !busy.has(pupil.name)).length;
  const nameOf = new Map(card.pupils.map(pupil => [pupil.id, pupil.name]));
  const seat = async (): Promise<void> => {
    const { game, division, id } = work;
    const done = await startTables(card.id, { edition: newestEdition(game), division, work: id });
    if (!done.ok) return setSaid(done.message || t('class.offline'));
    setSaid(
      done.answer.left.length > 0
        ? t('class.start.left', { name: done.answer.left.join(', ') })
        : t('class.round.seated', { n: done.answer.tables.length }),
    );
    onLook();
  };
  return (
    <div className="col nextround">
      <div className="row wrap">
        <button type="button" className="btn" disabled={free < 2} onClick={() => void seat()}>
          {t('class.round.seat', { n: work.rounds + 1 })}
        </button>
        <span className="small dim">{t('class.round.free', { n: free })}</span>
      </div>
      {said && (
        <p className="small" role="status">
          {said}
        </p>
      )}
      {work.ladder !== null && work.rounds > 0 && (
        <details>
          <summary>{t('class.ladder')}</summary>
          <ol className="ladder">
            {work.ladder.map(id => (
              <li key={id}>{nameOf.get(id)}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
