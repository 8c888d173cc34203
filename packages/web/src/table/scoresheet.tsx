import { vocabularyOf } from '@forceout/rulebook';
import { useMemo } from 'react';
import { useT } from '../i18n/index.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { signed } from '../ui/signed.ts';
import { useCalled, useIsMe, useTable } from './context.ts';
import { type EndedWith, howEnded } from './how-ended.ts';
import { useTableText } from './table-text.ts';
import './scoresheet.css';

/** Every scored shake, the penalties and the totals. */
export function Scoresheet() {
  const t = useT();
  const say = useTableText();
  const { state, view, nameOf, snapshot } = useTable();
  const called = useCalled();
  const isMe = useIsMe();
  const { players } = state.config;
  const ended = useMemo(() => howEnded(snapshot.events), [snapshot.events]);
  const never = vocabularyOf(state.config.edition).negative === 'Never';
  const endedWith = (how: EndedWith | null): string => {
    if (how === null) return t('sheet.ended.last');
    const name = called(how.by);
    if (how.kind === 'no-goal') return t('sheet.ended.no-goal', { name });
    const word = how.kind === 'impossible' && never ? 'word.never' : (`word.${how.kind}` as const);
    return t('sheet.ended.said', { name, word: t(word) });
  };
  const penaltiesOf = (seat: number): number =>
    state.penalties.filter(p => p.seat === seat && p.status === 'approved').reduce((sum, p) => sum + p.points, 0);
  return (
    <div className="sheet">
      <table className="t">
        <caption className="sr">{t('sheet.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sheet.shake')}</th>
            <th scope="col">{t('sheet.ended')}</th>
            {players.map((name, seat) => (
              <th scope="col" className="r" key={name}>
                {called(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {state.history.map(({ no, lines }) => (
            <tr key={no}>
              <th scope="row">{no}</th>
              <td>{endedWith(ended.get(no) ?? null)}</td>
              {lines.map(line => (
                <td className="r" key={line.seat} title={say.score(line.code)}>
                  {line.points}
                </td>
              ))}
            </tr>
          ))}
          {state.penalties.length > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                {t('sheet.penalties')}
              </th>
              {players.map((name, seat) => (
                <td className="r" key={name}>
                  {penaltiesOf(seat) === 0 ? '–' : signed(penaltiesOf(seat))}
                </td>
              ))}
            </tr>
          )}
          <tr className="total">
            <th scope="row" colSpan={2}>
              {t('sheet.total')}
            </th>
            {players.map((name, seat) => (
              <td className="r" key={name}>
                <b>{signed(view.scores[seat] ?? 0)}</b>
              </td>
            ))}
          </tr>
          {state.matchPoints && (
            <tr className="total">
              <th scope="row" colSpan={2}>
                {t('sheet.match')}
              </th>
              {state.matchPoints.map((points, seat) => (
                <td className="r" key={players[seat]}>
                  <b>{points}</b>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {state.penalties.length > 0 && (
        <ul className="col small">
          {state.penalties.map((p, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: penalties are only ever added
            <li key={i}>
              {t('sheet.penalty', {
                n: p.shake,
                who: isMe(p.seat) ? 'you' : 'other',
                name: nameOf(p.seat),
                points: signed(p.points),
              })}{' '}
              {say.why(p.why)} <ClauseLink clause={p.clause} /> {t(`penalty.${p.status}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
