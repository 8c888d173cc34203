import { mayReview } from '@forceout/players';
import type { Challenge, Json, Seat } from '@forceout/table';
import { type Ending, viewOf } from '@forceout/wire';
import { lazy, Suspense, useEffect, useState } from 'react';
import { stepAfter } from '../../first/steps.ts';
import { keepRecord } from '../../host/keep-record.ts';
import { type T, useT, withWords } from '../../i18n/index.ts';
import { hrefTo } from '../../route.ts';
import { ClauseLink } from '../../rules/clause-link.tsx';
import { InBar } from '../../ui/bar-slot.tsx';
import { BotFace } from '../../ui/bot-face.tsx';
import { Icon } from '../../ui/icon.tsx';
import { signed } from '../../ui/signed.ts';
import { useIsMe, useTable } from '../context.ts';
import { useTableText } from '../table-text.ts';
import { Frame } from './frame.tsx';

const Decided = lazy(() => withWords(import('./decided.tsx')));

interface ResultPanelProps {
  readonly ending: Ending;
  readonly onLight: (light: Json) => void;
  readonly onNext: () => void;
}

/** After a shake: the points with the reason for each, and what was written. */
export function ResultPanel({ ending, onLight, onNext }: ResultPanelProps) {
  const t = useT();
  const say = useTableText();
  const { nameOf, state, snapshot, connection, view } = useTable();
  const isMe = useIsMe();
  const who = (seat: Seat) => ({ who: isMe(seat) ? 'you' : 'other', name: nameOf(seat) });
  const { lines, reason, clause, no } = ending;
  const over = state.phase === 'scoresheet' || state.phase === 'closed';
  return (
    <Frame
      look="pad"
      title={whatHappened(ending, who, t) ?? t('result.title', { n: no })}
      about={outcome(ending, who, t)}
      clock={false}
      headed
    >
      {lines === null ? (
        <p>
          {t('result.void')} {reason && say.why(reason)} {clause && <ClauseLink clause={clause} />}
        </p>
      ) : (
        <ul className="scorecards" aria-label={t('result.points')}>
          {lines.map(({ seat, points, code, clause: under }) => (
            <li key={seat} className={isMe(seat) ? 'mine' : undefined}>
              <b className="n">{isMe(seat) ? t('seat.you') : nameOf(seat)}</b>
              <b className="p num">{gained(points)}</b>
              <p className="why">
                {say.score(code)} <ClauseLink clause={under} />
              </p>
              <p className="small dim total">
                {t('result.match')} <b className="num">{signed(view.scores[seat] ?? 0)}</b>
              </p>
            </li>
          ))}
        </ul>
      )}
      <BotWhy ending={ending} />
      <Presented ending={ending} onLight={onLight} />
      {mayReview(snapshot.events, no) && lines !== null && connection.kind !== 'record' && (
        <Suspense fallback={null}>
          <Decided key={no} events={snapshot.events} shake={no} />
        </Suspense>
      )}
      {mayReview(snapshot.events, no) && <ReviewLink shake={no} />}
      {(over || connection.kind !== 'record') && <GoOn over={over} onNext={onNext} />}
    </Frame>
  );
}

const gained = (points: number): string => (points > 0 ? `+${points}` : signed(points));

type Who = (seat: Seat) => { readonly who: string; readonly name: string };

/** The act that ended the shake, and whether it was right, in one sentence. */
function whatHappened(ending: Ending, who: Who, t: T): string | null {
  const { lines, before, verdicts } = ending;
  const { shake } = before;
  const challenge = shake?.challenge;
  if (lines === null || !shake) return null;
  if (challenge?.kind === 'no-goal') return null;
  if (!challenge) return t(verdicts.length > 0 ? 'result.last' : 'result.none');
  return t(`result.said.${challenge.kind}.${heldUp(ending, challenge) ? 'right' : 'wrong'}`, who(challenge.by));
}

/** A computer player that challenged says why. */
function BotWhy({ ending }: { readonly ending: Ending }) {
  const t = useT();
  const { connection, nameOf } = useTable();
  const challenge = ending.before.shake?.challenge;
  const level = challenge ? connection.botAt?.(challenge.by) : null;
  if (ending.lines === null || !challenge || challenge.kind === 'no-goal' || !level) return null;
  return (
    <p className="row botwhy">
      <BotFace level={level} />
      <span className="grow">
        <b>{nameOf(challenge.by)}:</b>{' '}
        {t(`result.bot.${challenge.kind}.${heldUp(ending, challenge) ? 'right' : 'wrong'}`)}
      </span>
    </p>
  );
}

/** Was the one who challenged right? */
function heldUp({ verdicts }: Ending, { kind, by }: Pick<Challenge, 'kind' | 'by'>): boolean {
  const right = verdicts.filter(verdict => verdict.correct === true).map(verdict => verdict.writer);
  return kind === 'now' ? right.includes(by) : right.length === 0;
}

/** Who won and who did not, in one sentence. */
function outcome({ lines }: Ending, who: Who, t: T): string {
  if (lines === null) return t('result.void');
  const best = Math.max(...lines.map(line => line.points));
  const first = lines.filter(line => line.points === best);
  if (first.length === lines.length) return t('result.all', { points: best });
  const [winner] = first;
  if (winner !== undefined && first.length === 1) return t('result.won', { ...who(winner.seat), points: best });
  const names = first.map(line => who(line.seat)).map(({ who, name }) => (who === 'you' ? t('seat.you') : name));
  return t('result.shared', { names, points: best });
}

/** On to the next shake; at a first table, to the next rule. */
function GoOn({ over, onNext }: { readonly over: boolean; readonly onNext: () => void }) {
  const t = useT();
  const { connection, game } = useTable();
  const next = connection.step === null ? null : stepAfter(game, connection.step);
  if (next === null)
    return (
      <InBar at="main">
        <button type="button" className="btn pri big full" onClick={onNext}>
          {t(over ? 'result.sheet' : 'result.next')}
        </button>
      </InBar>
    );
  return (
    <>
      <InBar at="minor">
        <button type="button" className="btn" onClick={onNext}>
          {t(over ? 'result.sheet' : 'first.again')}
        </button>
      </InBar>
      <InBar at="main">
        <a className="btn pri big full" href={hrefTo('first', game, next)}>
          {t('first.next', { rule: t(`first.step.${next}`) })}
        </a>
      </InBar>
    </>
  );
}

/** At a server's table the review opens beside it, so that nobody leaves their seat. */
function ReviewLink({ shake }: { readonly shake: number }) {
  const t = useT();
  const { connection, snapshot } = useTable();
  const online = connection.kind === 'online';
  const [kept, setKept] = useState(!online);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each shake
  useEffect(() => {
    if (online)
      keepRecord(connection.id, snapshot.events, 'online').then(
        () => setKept(true),
        () => {},
      );
  }, [connection.id, shake]);
  if (connection.kind === 'record' || !kept) return null;
  return (
    <InBar at="minor">
      <a
        className="btn"
        href={hrefTo('review', connection.id, String(shake))}
        {...(online ? { target: '_blank', rel: 'noreferrer' } : {})}
      >
        {t(online ? 'result.review.beside' : 'result.review')}
      </a>
    </InBar>
  );
}

const dark = (_: Json): void => {};

function Presented({ ending, onLight }: Pick<ResultPanelProps, 'ending' | 'onLight'>) {
  const t = useT();
  const { ui, nameOf, view } = useTable();
  const isMe = useIsMe();
  const written = ending.before.shake?.writers.filter(w => w.written !== null) ?? [];
  if (written.length === 0) return null;
  const then = viewOf(ending.before, view.viewer);
  return (
    <ul className="sidebyside">
      {written.map((w, i) => {
        const verdict = ending.verdicts.find(v => v.writer === w.seat);
        return (
          <li key={w.seat} className="col">
            <h3 className="row">
              <span className="grow">
                {t('present.of', { who: isMe(w.seat) ? 'you' : 'other', name: nameOf(w.seat) })}
              </span>
              {verdict && <Verdict correct={verdict.correct} />}
            </h3>
            <ui.Solution view={then} written={w.written!} writer={w.seat} onLight={i === 0 ? onLight : dark} worked />
            {verdict?.correct !== true &&
              verdict?.reasons.map(r => (
                <p key={r.code + r.clause} className="small">
                  {ui.reasonText(r, t)} <ClauseLink clause={r.clause} />
                </p>
              ))}
          </li>
        );
      })}
    </ul>
  );
}

function Verdict({ correct }: { readonly correct: boolean | null }) {
  const t = useT();
  if (correct === null) return <span className="tag line">{t('verdict.open')}</span>;
  return (
    <span className={`tag ${correct ? 'good' : 'bad'}`}>
      <Icon name={correct ? 'check' : 'cross'} /> {t(correct ? 'verdict.right' : 'verdict.wrong')}
    </span>
  );
}
