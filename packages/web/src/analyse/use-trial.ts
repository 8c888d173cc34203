import type { Json, SubmittedSolution, Verdict } from '@forceout/table';
import { useRef, useState } from 'react';

/** What the judge may take for one line. */
export const JUDGED = { steps: 20_000_000 };

/** A line put to the judge, with the ruling once it is there. */
export interface Trial {
  /** What the pad is given. */
  readonly pad: {
    readonly draft: Json;
    readonly onDraft: (draft: Json) => void;
    readonly onSubmit: (written: { readonly solution: Json; readonly goal?: Json }) => void;
  };
  readonly ruled: { readonly written: SubmittedSolution; readonly verdict: Verdict | null } | null;
  /** A ruling holds for the position it was made on. */
  readonly forget: () => void;
  readonly clear: () => void;
}

/** A pad whose lines are put to the judge by `check`. */
export function useTrial(check: (written: SubmittedSolution) => Promise<Verdict>): Trial {
  const [draft, setDraft] = useState<Json>(null);
  const [ruled, setRuled] = useState<Trial['ruled']>(null);
  const asked = useRef<SubmittedSolution | null>(null);
  const forget = (): void => {
    asked.current = null;
    setRuled(null);
  };
  const rule = async (written: SubmittedSolution): Promise<void> => {
    asked.current = written;
    setRuled({ written, verdict: null });
    const verdict = await check(written).catch(() => null);
    if (asked.current === written && verdict) setRuled({ written, verdict });
  };
  return {
    pad: {
      draft,
      onDraft: next => {
        setDraft(next);
        forget();
      },
      onSubmit: ({ solution, goal }) => void rule({ solution, goal: goal ?? null }),
    },
    ruled,
    forget,
    clear: () => {
      setDraft(null);
      forget();
    },
  };
}
