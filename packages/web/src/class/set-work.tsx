import { LEVELS, type Level } from '@forceout/players/level';
import type { Division, GameId } from '@forceout/rulebook';
import { BOT_NAMES } from '@forceout/table';
import { type ClassBoard, WORK_KINDS, type Work } from '@forceout/wire';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { divisionChoices, gameChoices } from '../ui/choices.ts';
import { Dialog } from '../ui/dialog.tsx';
import { setWork } from './api.ts';
import { CountField } from './count-field.tsx';
import { THEMES, themeName } from './theme-name.ts';

interface SetWorkProps {
  readonly board: ClassBoard;
  readonly onBoard: (board: ClassBoard) => void;
  readonly onClose: () => void;
}

const WEEK = 7 * 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What, how much, until when; the weakest theme is chosen beforehand. */
export function SetWorkDialog({ board, onBoard, onClose }: SetWorkProps) {
  const t = useT();
  const weakest = board.themes[0];
  const [kind, setKind] = useState<Work['kind']>('puzzles');
  const [game, setGame] = useState<GameId>(weakest?.game ?? 'on-sets');
  const [division, setDivision] = useState<Division>('elementary');
  const [theme, setTheme] = useState<string>(weakest?.theme ?? '');
  const [level, setLevel] = useState<Level>('newcomer');
  const [target, setTarget] = useState(10);
  const [due, setDue] = useState(dayOf(board.now + WEEK));
  const [fault, setFault] = useState<string | null>(null);
  const set = async (): Promise<void> => {
    const done = await setWork(board.class.id, {
      kind,
      game,
      division,
      theme: kind === 'puzzles' && theme !== '' ? theme : null,
      level: kind === 'bot' ? level : null,
      target,
      due: Date.parse(`${due}T23:59:59`),
    });
    if (!done.ok) return setFault(done.message || t('class.offline'));
    onBoard(done.answer);
    onClose();
  };
  return (
    <Dialog title={t('class.work.set')} onClose={onClose}>
      <Choice<Work['kind']>
        label={t('class.work.what')}
        value={kind}
        options={WORK_KINDS.map(value => ({ value, label: t(`class.work.kind.${value}`) }))}
        onChange={value => {
          setKind(value);
          setTarget(value === 'puzzles' ? 10 : value === 'lesson' ? 1 : 3);
        }}
      />
      <Choice<GameId> label={t('class.game')} value={game} options={gameChoices(t)} onChange={setGame} />
      <Choice<Division>
        label={t('class.division')}
        value={division}
        options={divisionChoices(t)}
        onChange={setDivision}
      />
      {kind === 'puzzles' && (
        <label className="col">
          <span className="lab">{t('class.work.theme')}</span>
          <select value={theme} onChange={event => setTheme(event.currentTarget.value)}>
            <option value="">{t('class.work.theme.all')}</option>
            {THEMES.map(one => (
              <option key={one} value={one}>
                {themeName(one, t)}
              </option>
            ))}
          </select>
          {weakest?.theme === theme && <small className="dim">{t('class.work.weakest')}</small>}
        </label>
      )}
      {kind === 'bot' && (
        <Choice<Level>
          label={t('class.work.against')}
          value={level}
          options={LEVELS.map(value => ({ value, label: BOT_NAMES[value] }))}
          onChange={setLevel}
        />
      )}
      <div className="row wrap">
        <CountField label={t('class.work.target')} min={1} max={100} value={target} onCount={setTarget} grow />
        <label className="col grow">
          <span className="lab">{t('class.work.due')}</span>
          <input
            className="field-text"
            type="date"
            value={due}
            min={dayOf(board.now)}
            onChange={event => setDue(event.currentTarget.value || due)}
          />
        </label>
      </div>
      {fault && <p role="alert">{fault}</p>}
      <button type="button" className="btn pri big full" onClick={() => void set()}>
        {t('class.work.go', { n: board.class.pupils.length })}
      </button>
    </Dialog>
  );
}
