import type { ReactNode } from 'react';
import { InBar } from '../../ui/bar-slot.tsx';
import { TableClock } from '../clock.tsx';
import { useTable } from '../context.ts';

interface FrameProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children?: ReactNode;
  readonly look?: 'turn' | 'pad' | 'block';
  readonly clock?: boolean;
  /** What is to be read stands above the rest of it and not in the bar. */
  readonly headed?: boolean;
  /** On a shared device the question names the player it is for. */
  readonly mine?: boolean;
}

/** What to do now: heading, one sentence and the clock in the bar, then whatever is needed to answer. */
export function Frame({
  title,
  about,
  children,
  look = 'turn',
  clock = true,
  headed = false,
  mine = false,
}: FrameProps) {
  const { shared, me, nameOf } = useTable();
  const head = (
    <div className={`now-head ${look}head`}>
      {clock && <TableClock />}
      <div className="grow">
        {mine && shared && me !== null && <p className="whom">{nameOf(me)}</p>}
        <h2 id="now-title">{title}</h2>
        {about && <p className="small dim">{about}</p>}
      </div>
    </div>
  );
  return (
    <>
      {!headed && <InBar at="head">{head}</InBar>}
      <section className={`panel now ${look}box`} aria-labelledby="now-title">
        {headed && head}
        {children}
      </section>
    </>
  );
}
