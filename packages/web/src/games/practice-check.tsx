import type { GameId } from '@forceout/rulebook';
import type { Claim, Position, Reason, SubmittedSolution, Verdict } from '@forceout/table';
import { useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { askWorker } from '../worker/index.ts';
import { type Check, Checks } from './checks.tsx';

interface PracticeCheckProps {
  readonly game: GameId;
  readonly position: Position;
  readonly written: SubmittedSolution;
  readonly claim: Claim;
  readonly ready: boolean;
  /** What the button says, where it is not a value. */
  readonly label?: string;
  readonly say: (reason: Reason) => string;
  /** Called with each verdict, so that the pad can light up what it names. */
  readonly onVerdict?: (verdict: Verdict) => void;
}

const STEPS = 5_000_000;

/** Practice only: the whole truth about what is written, asked for by a button. */
export function PracticeCheck({ game, position, written, claim, ready, label, say, onVerdict }: PracticeCheckProps) {
  const t = useT();
  const asked = useRef(0);
  const [answer, setAnswer] = useState<{ readonly for: string; readonly verdict: Verdict } | null>(null);
  const text = JSON.stringify(written);
  const ask = async (): Promise<void> => {
    const mine = ++asked.current;
    const verdict = await askWorker(game, 'check', position, written, claim, { steps: STEPS }).catch(() => ({
      correct: null,
      reasons: [],
    }));
    if (mine !== asked.current) return;
    setAnswer({ for: text, verdict });
    onVerdict?.(verdict);
  };
  const verdict = answer?.for === text ? answer.verdict : null;
  const checks: readonly Check[] =
    verdict === null
      ? []
      : verdict.correct === null
        ? [{ key: 'undecided', ok: false, text: t('games.pad.value.undecided') }]
        : verdict.correct
          ? [{ key: 'good', ok: true, text: t('games.pad.value.good') }]
          : verdict.reasons.map((reason, i) => ({ key: `${reason.code} ${i}`, ok: false, text: say(reason) }));
  return (
    <>
      <button type="button" className="btn" disabled={!ready} onClick={ask}>
        {label ?? t('games.pad.value')}
      </button>
      <Checks checks={checks} label={label ?? t('games.pad.value')} />
    </>
  );
}
