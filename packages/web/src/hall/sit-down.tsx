import type { TableView } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { LabelledSelect } from '../ui/select.tsx';
import { type Accepted, askedFor, wordsFor } from './accepted.ts';
import type { RoundProps } from './board.tsx';
import { Field, Form } from './form.tsx';

interface SitDownProps extends RoundProps {
  readonly table: TableView;
}

/** Who came late sits down at a table of two that has no result yet. */
export function SitDown({ event, competition, round, table }: SitDownProps) {
  const t = useT();
  const [player, setPlayer] = useState('');
  const [reason, setReason] = useState('');
  const [accepts, setAccepts] = useState<Accepted | null>(null);
  const seated = new Set(round.tables.flatMap(({ players }) => players.map(({ id }) => id)));
  const free = event.view.entries.filter(
    ({ id, presence, disqualified, competitions }) =>
      presence === 'here' && !disqualified && competitions.includes(competition.id) && !seated.has(id),
  );
  const open = round.status === 'published' || round.status === 'running';
  const empty = table.players.length === 2 && !table.desk?.typed && !table.desk?.confirmed;
  if (!open || !empty || free.length === 0) return null;
  const who = free.some(({ id }) => id === player) ? player : (free[0]?.id ?? '');
  const sit = async (accepted: Accepted = {}) => {
    const where = { competition: competition.id, round: round.number, table: table.number };
    const reply = await event.act('sit-down', { ...where, player: who, reason, ...accepted });
    setAccepts(reply.ok ? null : askedFor(reply.refusal, accepted));
  };
  return (
    <Form
      send={t('hall.sitDown', { n: table.number })}
      look="btn"
      onSend={() => void sit()}
      after={
        accepts && (
          <button type="button" className="btn" onClick={() => void sit(accepts)}>
            {wordsFor(accepts, t)}
          </button>
        )
      }
    >
      <LabelledSelect
        label={t('hall.lateComer')}
        value={who}
        options={free.map(({ id: value, name: label }) => ({ value, label }))}
        onPick={setPlayer}
      />
      <Field label={t('hall.reason')} required maxLength={200} value={reason} onText={setReason} />
    </Form>
  );
}
