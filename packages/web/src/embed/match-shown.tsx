import { useMemo } from 'react';
import type { GameUi } from '../games/ui.ts';
import type { Snapshot } from '../host/table-connection.ts';
import { useT } from '../i18n/index.ts';
import { Board } from '../puzzles/board.tsx';
import { describeEvents } from '../table/event-text.ts';
import { useSpeaker } from '../table/use-speaker.ts';
import { signed } from '../ui/signed.ts';

interface MatchShownProps {
  readonly ui: GameUi;
  readonly snapshot: Snapshot;
}

/** A match at one moment: the players with their points, the board, and what happened last. */
export function MatchShown({ ui, snapshot }: MatchShownProps) {
  const t = useT();
  const { view, events } = snapshot;
  const { players } = view.state.config;
  const nameOf = useMemo(() => (seat: number) => players[seat] ?? String(seat), [players]);
  const speaker = useSpeaker(ui, snapshot, nameOf, null);
  const last = useMemo(() => describeEvents(events, speaker).at(-1) ?? null, [events, speaker]);
  return (
    <>
      <ul className="embedseats">
        {players.map((name, seat) => (
          <li key={name}>
            {name}{' '}
            <b className="num">
              <span className="sr">{t('seat.score')} </span>
              {signed(view.scores[seat] ?? 0)}
            </b>
          </li>
        ))}
        {view.state.shakeNo > 0 && <li className="dim">{t('table.shake', { n: view.state.shakeNo })}</li>}
      </ul>
      <p className="embedlast" role="status">
        {last?.text ?? (view.state.shakeNo === 0 ? t('embed.table.soon') : '')}
      </p>
      <Board ui={ui} view={view} />
    </>
  );
}
