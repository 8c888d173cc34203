import { type Division, type GameId, newestEdition } from '@forceout/rulebook';
import type { ClassBoard } from '@forceout/wire';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { divisionChoices, gameChoices } from '../ui/choices.ts';
import { Dialog } from '../ui/dialog.tsx';
import { startTables } from './api.ts';

const LAST = 'forceout.class.start';

interface Chosen {
  readonly game: GameId;
  readonly division: Division;
  readonly by: 'random' | 'level';
}

const last = (): Chosen => {
  const kept = localStorage.getItem(LAST);
  return kept ? (JSON.parse(kept) as Chosen) : { game: 'on-sets', division: 'elementary', by: 'random' };
};

/** Three clicks: Start tables, the game, Start. */
export function StartTables({ board, onClose }: { readonly board: ClassBoard; readonly onClose: () => void }) {
  const t = useT();
  const [chosen, setChosen] = useState(last);
  const [said, setSaid] = useState<string | null>(null);
  const busy = new Set(board.tables.flatMap(table => table.players));
  const free = board.class.pupils.filter(pupil => board.here.includes(pupil.id) && !busy.has(pupil.name)).length;
  const tables = Math.ceil(free / 3);
  const twos = Math.min(tables, tables * 3 - free);
  const planned = [
    ...(tables > twos ? [t('class.start.threes', { n: tables - twos })] : []),
    ...(twos > 0 ? [t('class.start.twos', { n: twos })] : []),
  ].join(', ');
  const start = async (): Promise<void> => {
    localStorage.setItem(LAST, JSON.stringify(chosen));
    const { game, division, by } = chosen;
    const done = await startTables(board.class.id, { edition: newestEdition(game), division, by });
    if (!done.ok) return setSaid(done.message || t('class.offline'));
    if (done.answer.left.length > 0) return setSaid(t('class.start.left', { name: done.answer.left.join(', ') }));
    onClose();
  };
  return (
    <Dialog title={t('class.start')} onClose={onClose}>
      <Choice<GameId>
        label={t('class.game')}
        value={chosen.game}
        options={gameChoices(t)}
        onChange={game => setChosen({ ...chosen, game })}
      />
      <Choice<Division>
        label={t('class.division')}
        value={chosen.division}
        options={divisionChoices(t)}
        onChange={division => setChosen({ ...chosen, division })}
      />
      <Choice<'random' | 'level'>
        label={t('class.seating')}
        value={chosen.by}
        options={(['random', 'level'] as const).map(value => ({ value, label: t(`class.seating.${value}`) }))}
        onChange={by => setChosen({ ...chosen, by })}
      />
      <p>{t('class.start.about', { n: free, tables: planned })}</p>
      {said && <p role="status">{said}</p>}
      <button type="button" className="btn pri big full" disabled={free < 2} onClick={() => void start()}>
        {t('class.start.go', { n: tables })}
      </button>
      <p className="small dim">{t('class.start.then')}</p>
    </Dialog>
  );
}
