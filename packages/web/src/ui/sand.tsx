import './sand.css';

/** An hourglass; `left` is the part of the sand still above, from 0 to 1. */
export function Sand({ left }: { readonly left: number }) {
  const up = Math.max(0, Math.min(1, left));
  const surface = 21.5 - 15 * up;
  const half = 1.5 + 7.5 * up;
  const heap = 41 - 8 * (1 - up);
  return (
    <svg className="glass" viewBox="0 0 34 46" aria-hidden="true">
      {up > 0.02 && <path className="sandf" d={`M${17 - half} ${surface}H${17 + half}L17 21.5z`} />}
      {up < 0.98 && <path className="sandf" d={`M6.8 41H27.2L17 ${heap}z`} />}
      <path className="frame" d="M4 3h26M4 43h26M7 3c0 11 8 12 8 20S7 32 7 43M27 3c0 11-8 12-8 20s8 9 8 20" />
    </svg>
  );
}
