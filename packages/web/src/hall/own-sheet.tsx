import type { TableView } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { CompetitionProps } from './index.tsx';
import { Typing } from './results-desk.tsx';
import { SendBack } from './send-back.tsx';
import { WrittenSheet } from './written-sheet.tsx';

/** Players may enter their own result at the table; it counts when all have signed it. */
export function OwnSheet({
  event,
  competition,
  round,
  table,
  me,
}: CompetitionProps & { readonly round: number; readonly table: TableView; readonly me: string }) {
  const t = useT();
  const [typing, setTyping] = useState(false);
  const where = { competition: competition.id, round, table: table.number };
  const { own } = table;
  if (!own || table.points) return null;
  return (
    <section className="panel">
      <h2>{t('hall.ownSheet')}</h2>
      {own.sheet && (
        <>
          <WrittenSheet table={table} sheet={own.sheet} />
          <p className="dim">{t('hall.ownSigned', { n: own.signers.length, all: table.players.length })}</p>
          {!own.signers.includes(me) && (
            <div className="row wrap">
              <button
                type="button"
                className="btn pri"
                onClick={() => void event.act('sign-result', { ...where, version: own.sheet!.version })}
              >
                {t('hall.ownSign')}
              </button>
              <SendBack event={event} where={where} label={t('hall.ownDispute')} />
            </div>
          )}
        </>
      )}
      {typing ? (
        <Typing event={event} competition={competition} where={where} table={table} done={() => setTyping(false)} />
      ) : (
        <button type="button" className="btn full" onClick={() => setTyping(true)}>
          {t(own.sheet ? 'hall.ownAgain' : 'hall.ownType')}
        </button>
      )}
    </section>
  );
}
