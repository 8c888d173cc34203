import type { ReactNode } from 'react';
import { TableClock } from '../clock.tsx';

interface FrameProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children?: ReactNode;
  readonly look?: 'turn' | 'pad' | 'block';
  readonly clock?: boolean;
}

/** The panel that says what to do now: heading, one sentence, the clock, then the answers. */
export function Frame({ title, about, children, look = 'turn', clock = true }: FrameProps) {
  return (
    <section className={`panel now ${look}box`} aria-labelledby="now-title">
      <div className="head">
        <div className="grow">
          <h2 id="now-title">{title}</h2>
          {about && <p className="small dim">{about}</p>}
        </div>
        {clock && <TableClock />}
      </div>
      {children}
    </section>
  );
}
