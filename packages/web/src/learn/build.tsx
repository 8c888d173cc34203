import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Cube, CubeButton } from '../ui/cube.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { ARITY, JOINING, LETTERS, readRow, saySame, sentenceOf } from './everyday.ts';
import { Reason } from './explain.tsx';
import type { Step } from './lesson.ts';

interface BuildProps {
  readonly step: Extract<Step, { kind: 'build' }>;
  readonly onNext: () => void;
}

const LONGEST = 8;
const kindOf = (letter: string): string => (letter === letter.toUpperCase() ? 'upper' : 'lower');

/** An everyday sentence, to be said with cubes. What the learner's row says is read back. */
export function Build({ step, onNext }: BuildProps) {
  const t = useT();
  const [letters, setLetters] = useState('');
  const [checked, setChecked] = useState(false);
  const right = saySame(letters, step.formula);
  const row = readRow(letters);
  const change = (next: string): void => {
    setChecked(false);
    setLetters(next);
  };
  return (
    <div className="lbuild">
      <div className="lbuildrow">
        <p className="lsentence">
          {t('learn.build.say')} <b>{sentenceOf(step.formula, t)}</b>
        </p>
        <ol className="lrow" aria-label={t('learn.build.yours')}>
          {[...letters].map((letter, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may stand in a row twice
            <li key={`${letter}${i}`}>
              <Cube kind={kindOf(letter)} face={letter} label={letter} />
            </li>
          ))}
          {letters === '' && <li className="dim">{t('learn.build.empty')}</li>}
        </ol>
        <div className="row wrap lkeys">
          {LETTERS.map(letter => (
            <CubeButton
              key={letter}
              kind={kindOf(letter)}
              face={letter}
              label={letter}
              disabled={letters.length >= LONGEST}
              onClick={() => change(letters + letter)}
            />
          ))}
          <button type="button" className="btn" disabled={letters === ''} onClick={() => change(letters.slice(0, -1))}>
            {t('learn.build.back')}
          </button>
        </div>
        {checked && (
          <Reason good={right}>
            {right ? (
              <p>
                <b>{t('learn.build.right', { formula: letters })}</b>
              </p>
            ) : row.is === 'whole' ? (
              <>
                <p>
                  <b>{t('learn.build.reads', { sentence: sentenceOf(letters, t) ?? '' })}</b>
                </p>
                {letters.includes('N') && step.formula.includes('N') && <p>{t('learn.build.n')}</p>}
              </>
            ) : (
              <p>
                <b>
                  {t(row.is === 'short' ? 'learn.build.short' : 'learn.build.long', {
                    letter: row.letter,
                    n: ARITY[row.letter] ?? 0,
                  })}
                </b>
              </p>
            )}
          </Reason>
        )}
        <AnswerBar
          right={checked ? right : null}
          empty={letters === ''}
          onCheck={() => setChecked(true)}
          onTryAgain={() => change('')}
          onShow={() => setLetters(step.formula)}
          onNext={onNext}
        />
      </div>
      <section className="panel ltable" aria-labelledby="letters">
        <h3 id="letters">{t('learn.build.letters')}</h3>
        <p className="small dim">{t('learn.build.two')}</p>
        <dl>
          {JOINING.map(letter => {
            const whole = letter === 'N' ? 'Np' : `${letter}pq`;
            return (
              <div key={letter}>
                <dt>
                  {[...whole].map(face => (
                    <Cube key={face} kind={kindOf(face)} face={face} label={face} size="xs" />
                  ))}
                </dt>
                <dd>
                  <b>{t(`learn.letter.${letter}`)}</b> <span>{sentenceOf(whole, t)}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
    </div>
  );
}
