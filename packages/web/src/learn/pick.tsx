import type { TableView } from '@forceout/table';
import { useState } from 'react';
import { Card } from '../games/on-sets/card.tsx';
import { inForceIn } from '../games/on-sets/in-force.ts';
import { cardName, Line } from '../games/on-sets/signs.tsx';
import { positionIn } from '../games/position.ts';
import { useT } from '../i18n/index.ts';
import { AnswerBar } from './answer-bar.tsx';
import { Reason } from './explain.tsx';
import type { Step } from './lesson.ts';
import { cardsOf, nameOf } from './picked.ts';
import { Signs } from './signs.tsx';

interface PickProps {
  readonly step: Extract<Step, { kind: 'pick' }>;
  readonly view: TableView;
  readonly onNext: () => void;
}

/** All cards of a set, to be tapped. A wrong answer says what it would have been right for. */
export default function Pick({ step, view, onNext }: PickProps) {
  const t = useT();
  const position = positionIn(view);
  const inForce = inForceIn(position);
  const { cards } = position;
  const wanted = cardsOf(cards, inForce, step.of, step.want);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [checked, setChecked] = useState(false);
  const missing = wanted.filter(card => !picked.includes(card));
  const extra = picked.filter(card => !wanted.includes(card));
  const right = missing.length === 0 && extra.length === 0;
  const called = checked && !right && step.want === 'in' ? nameOf(cards, inForce, picked, step.of.setName) : null;
  const toggle = (card: string): void => {
    setChecked(false);
    setPicked(picked.includes(card) ? picked.filter(c => c !== card) : [...picked, card]);
  };
  const stateOf = (card: string): string =>
    checked && missing.includes(card) ? 'missing' : checked && extra.includes(card) ? 'extra' : '';
  return (
    <>
      <p className="picktext">
        <Line text={step.want === 'out' ? (step.of.restrictions[0] ?? '') : step.of.setName} t={t} />
      </p>
      <ul className="picks">
        {cards.map(card => (
          <li key={card}>
            <button
              type="button"
              className={`pick ${stateOf(card)}`}
              aria-pressed={picked.includes(card)}
              aria-label={[
                cardName(card, t),
                stateOf(card) === 'missing' && t('learn.pick.card.missing'),
                stateOf(card) === 'extra' && t('learn.pick.card.extra'),
              ]
                .filter(Boolean)
                .join('. ')}
              onClick={() => toggle(card)}
            >
              <span aria-hidden="true">
                <Card card={card} t={t} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {checked && (
        <Reason good={right}>
          {right && (
            <p>
              <b>{t('learn.pick.right', { n: wanted.length })}</b>
            </p>
          )}
          {missing.length > 0 && (
            <p>
              <b>{t('learn.pick.missing', { n: missing.length })}</b>
            </p>
          )}
          {extra.length > 0 && (
            <p>
              <b>{t('learn.pick.extra', { n: extra.length })}</b>
            </p>
          )}
          {called && (
            <p>
              {t('learn.pick.called')} <Line text={called} t={t} />
            </p>
          )}
          <p>
            <Signs text={t(step.why)} />
          </p>
        </Reason>
      )}
      <AnswerBar
        right={checked ? right : null}
        empty={picked.length === 0}
        onCheck={() => setChecked(true)}
        onTryAgain={() => setChecked(false)}
        onShow={() => setPicked(wanted)}
        onNext={onNext}
      />
    </>
  );
}
