import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { LabelledSelect } from '../ui/select.tsx';
import { Form, NumberField } from './form.tsx';
import type { CompetitionProps, DeskProps } from './index.tsx';
import { mayDirect } from './use-event.ts';

/** Release, playoffs and the end of a game, for the director. */
export function Closing({ event, competition }: DeskProps) {
  const t = useT();
  if (!mayDirect(event) || competition === null || event.view.settings === undefined) return null;
  const { id, closed } = competition;
  return (
    <div className="row wrap hall-acts">
      {event.view.settings.resultsShown === 'released' &&
        [true, false].map(released => (
          <button
            key={String(released)}
            type="button"
            className="btn"
            onClick={() => void event.act('release', { competition: id, released })}
          >
            {t(released ? 'hall.release' : 'hall.unrelease')}
          </button>
        ))}
      <Playoff event={event} competition={competition} />
      {!closed && (
        <button type="button" className="btn quiet" onClick={() => void event.act('close', { competition: id })}>
          {t('hall.close')}
        </button>
      )}
    </div>
  );
}

/** Those who share a place with a prize, or are perfect, play on in rounds of their own. */
function Playoff({ event, competition }: CompetitionProps) {
  const t = useT();
  const [chosen, choose] = useState('0');
  const [rounds, setRounds] = useState(1);
  const [done, setDone] = useState('');
  const choices = competition.playoffs ?? [];
  const choice = choices[Number(chosen)] ?? choices[0];
  if (!choice) return null;
  const start = async () => {
    const taken = new Set(event.view.competitions.map(({ id }) => id));
    let n = 1;
    while (taken.has(t('hall.playoffOf', { game: competition.id, n }))) n += 1;
    const id = t('hall.playoffOf', { game: competition.id, n });
    const reply = await event.act('playoff', {
      competition: competition.id,
      id,
      rounds,
      players: choice.players,
    });
    if (reply.ok) setDone(id);
  };
  return (
    <details className="hall-more">
      <summary>{t('hall.playoff')}</summary>
      <Form
        send={t('hall.playoffStart', { n: choice.players.length })}
        onSend={() => void start()}
        after={done !== '' && <p role="status">{t('hall.playoffMade', { game: done })}</p>}
      >
        <LabelledSelect
          label={t('hall.playoffWho')}
          value={choices.includes(choice) ? String(choices.indexOf(choice)) : '0'}
          options={choices.map(({ who, place, names }, i) => ({
            value: String(i),
            label: t(`hall.playoff.${who}`, { place: place ?? 'perfect', n: names.length }),
          }))}
          onPick={choose}
        />
        <p className="dim">{choice.names.join(', ')}</p>
        <NumberField label={t('hall.rounds')} min={1} max={20} value={rounds} onNumber={setRounds} />
      </Form>
    </details>
  );
}
