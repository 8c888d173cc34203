import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { LabelledSelect } from '../ui/select.tsx';
import { Form } from './form.tsx';
import type { DeskProps } from './index.tsx';

/** Pairs that never sit at one table: siblings, say. They hold for all games and rounds. */
export function Pairs({ event }: DeskProps) {
  const t = useT();
  const [[a, b], choose] = useState(['', '']);
  const { entries, forbidden = [] } = event.view;
  const nameOf = (id: string): string => entries.find(entry => entry.id === id)?.name ?? id;
  const save = (pairs: readonly (readonly string[])[]) => event.act('forbid-pairs', { pairs });
  const nobody = { value: '', label: '' };
  const players = entries.map(({ id, name }) => ({ value: id, label: name }));
  const pick = (label: string, value: string, set: (id: string) => void) => (
    <LabelledSelect label={label} value={value} options={[nobody, ...players]} onPick={set} />
  );
  return (
    <details className="hall-more">
      <summary>
        {t('hall.pairs')} <span className="hall-cnt">{forbidden.length}</span>
      </summary>
      <ul className="hall-people">
        {forbidden.map(pair => (
          <li key={pair.join(' ')}>
            <span className="grow">{pair.map(nameOf).join(' · ')}</span>
            <button
              type="button"
              className="btn quiet"
              onClick={() => void save(forbidden.filter(other => other !== pair))}
            >
              <span className="sr">{pair.map(nameOf).join(', ')}: </span>
              {t('hall.pairGone')}
            </button>
          </li>
        ))}
      </ul>
      <Form
        send={t('hall.pairAdd')}
        look="btn"
        disabled={a === '' || b === '' || a === b}
        onSend={() => void save([...forbidden, [a!, b!]]).then(reply => reply.ok && choose(['', '']))}
      >
        {pick(t('hall.pairOne'), a!, id => choose([id, b!]))}
        {pick(t('hall.pairOther'), b!, id => choose([a!, id]))}
      </Form>
    </details>
  );
}
