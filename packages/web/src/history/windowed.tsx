import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface WindowedProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly label: string;
  /** A row, and how far down it stands. */
  readonly draw: (row: Row, top: number) => ReactNode;
  /** The end is near and there is more. */
  readonly onEnd: () => void;
}

const MORE = 12;

/** A long list of which only what is in sight is drawn. Rows are as high as `--row` says. */
export function Windowed<Row>({ rows, keyOf, label, draw, onEnd }: WindowedProps<Row>) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(76);
  const [from, setFrom] = useState(0);
  const [count, setCount] = useState(20);

  useLayoutEffect(() => {
    const look = (): void => {
      const box = ref.current;
      if (box === null) return;
      const row = Number.parseFloat(getComputedStyle(box).getPropertyValue('--row')) || 76;
      const top = -box.getBoundingClientRect().top;
      setHeight(row);
      setFrom(Math.max(0, Math.floor(top / row) - MORE));
      setCount(Math.ceil(innerHeight / row) + 2 * MORE);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);

  const first = Math.min(from, Math.max(0, rows.length - 1));
  const shown = rows.slice(first, first + count);
  const last = first + shown.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each place it comes to
  useEffect(() => {
    if (last >= rows.length) onEnd();
  }, [last, rows.length]);

  return (
    <div ref={ref} className="matches">
      <ul className="spacer" style={{ height: rows.length * height }} aria-label={label}>
        {shown.map((row, i) => (
          <li key={keyOf(row)} aria-setsize={rows.length} aria-posinset={first + i + 1}>
            {draw(row, (first + i) * height)}
          </li>
        ))}
      </ul>
    </div>
  );
}
