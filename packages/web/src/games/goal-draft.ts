import { useEffect, useRef, useState } from 'react';

/** A cube that has touched the Goal must be used in it, so what was laid by mistake is kept back for a moment. */
const SETTLES = 2500;

/** The Goal under the setter's hands. It goes to the table when the hands rest, or when the word is said. */
export function useGoalDraft<S>(initial: () => S, send: (goal: S) => void): readonly [S, (goal: S) => void] {
  const [goal, setGoal] = useState(initial);
  const latest = useRef(send);
  latest.current = send;
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const change = (next: S): void => {
    setGoal(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => latest.current(next), SETTLES);
  };
  return [goal, change];
}
