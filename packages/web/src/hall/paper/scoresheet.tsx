import { clauseRef, rulesOf } from '@forceout/rulebook';
import type { TableView } from '@forceout/tournament';
import { useT } from '../../i18n/index.ts';
import type { PaperProps } from './index.tsx';
import { Qr } from './qr.tsx';
import { PaperSheet } from './sheet.tsx';

const SHAKES = Array.from({ length: 10 }, (_, i) => i + 1);

/** One scoresheet a table with cubes and paper. */
export function Scoresheets(props: PaperProps) {
  return props.round.tables
    .filter(({ medium }) => medium === 'paper')
    .map(table => <Sheet key={table.number} {...props} table={table} />);
}

function Sheet({ heading, round, competition, table, entry }: PaperProps & { readonly table: TableView }) {
  const t = useT();
  const { clauses } = rulesOf(competition.edition);
  const cite = (name: keyof typeof clauses) => <code>{clauseRef(competition.edition, clauses[name])}</code>;
  const initials = competition.division === 'elementary' || competition.division === 'middle';
  const three = table.players.length === 3;
  const ends = three
    ? ([
        ['different', '6  4  2'],
        ['first', '5  5  2'],
        ['second', '6  3  3'],
        ['same', '4  4  4'],
      ] as const)
    : ([
        ['different', '6  4'],
        ['same', '5  5'],
      ] as const);
  return (
    <PaperSheet
      title={t('paper.scoresheet')}
      about={`${heading}. ${t('hall.round', { n: round.number, all: competition.planned })}`}
      lead={
        <span className="paper-no">
          <small>{t('paper.table')}</small>
          {table.number}
        </span>
      }
      aside={
        <span className="paper-scan">
          <small>{t('paper.scan')}</small>
          <Qr address={entry(round.number, table.number)} />
        </span>
      }
      foot={
        <>
          <span>
            {t('paper.handIn')} {cite('scoresheet')}
          </span>
          <span>{t('paper.typedBy')}</span>
        </>
      }
    >
      <table className="paper-score">
        <thead>
          <tr>
            <th rowSpan={2}>{t('paper.shake')}</th>
            <th rowSpan={2}>{t('paper.goalBy')}</th>
            <th rowSpan={2}>{t('paper.ended')}</th>
            {table.players.map((player, i) => (
              <th key={player.id} colSpan={2} className="nm">
                {t('paper.seatNo', { n: i + 1 })}
                <b>{player.label}</b>
                {player.team}
              </th>
            ))}
            <th rowSpan={2}>{t(initials ? 'paper.initials' : 'paper.notes')}</th>
          </tr>
          <tr>
            {table.players.map(player => [
              <th key={`${player.id} points`}>{t('paper.points')}</th>,
              <th key={`${player.id} minus`} className="pn">
                −
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {SHAKES.map(shake => (
            <tr key={shake}>
              <td className="n">{shake}</td>
              <td className="g">{table.players.map((_, i) => i + 1).join(' ')}</td>
              <td className="e">{t('paper.endings')}</td>
              {table.players.map(player => [
                <td key={`${player.id} points`} />,
                <td key={`${player.id} minus`} className="pn" />,
              ])}
              <td />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(['total', 'matchPoints'] as const).map(row => (
            <tr key={row}>
              <td colSpan={3} className="r">
                {t(`paper.${row}`)}
              </td>
              {table.players.map(player => (
                <td key={player.id} colSpan={2} className={row === 'matchPoints' ? 'mp' : ''} />
              ))}
              <td />
            </tr>
          ))}
        </tfoot>
      </table>
      <div className="paper-rules">
        <div>
          <h3>{t('paper.inShake')}</h3>
          <p>
            {t('paper.inShake.about')} {cite('shakePoints')}
          </p>
          {initials && (
            <p>
              {t('paper.initials.about')} {cite('initials')}
            </p>
          )}
        </div>
        <div>
          <h3>
            {t('paper.matchPoints')} {cite(three ? 'matchThree' : 'matchTwo')}
          </h3>
          <table className="paper-ends">
            <tbody>
              {ends.map(([key, points]) => (
                <tr key={key}>
                  <td>{t(`paper.end.${key}`)}</td>
                  <td>{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <p>
        {t('paper.read')} {cite('appeal')}
      </p>
      <div className="paper-sign">
        {table.players.map((player, i) => (
          <span key={player.id}>
            {t('paper.sign', { n: i + 1 })} <b>{player.label}</b>
          </span>
        ))}
      </div>
    </PaperSheet>
  );
}
