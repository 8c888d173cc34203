import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { pathsOf, type Row, shortLabel } from './rows.ts';
import './proof.css';

/** The strokes in front of a line: one for each sub-proof it stands in. */
export function Bars({ rows, at }: { readonly rows: readonly Row[]; readonly at: number }) {
  const { depth = 0, opens = false } = rows[at] ?? {};
  const next = rows[at + 1];
  const until = next ? (next.opens ? next.depth - 1 : next.depth) : 0;
  return Array.from({ length: depth }, (_, i) => i + 1).map(level => (
    <i
      key={level}
      className={[opens && level === depth ? 'open' : '', level > until ? 'close' : ''].filter(Boolean).join(' ')}
    />
  ));
}

interface ProofViewProps {
  readonly caption: string;
  readonly rows: readonly Row[];
}

/** A proof to read. */
export function ProofView({ caption, rows }: ProofViewProps) {
  const t = useT();
  const paths = pathsOf(rows);
  return (
    <ProofTable caption={caption}>
      {rows.map((row, i) => {
        const path = paths[i] ?? [];
        const label = shortLabel(path);
        return (
          <tr key={path.join('.')}>
            <td className="id">
              {label}
              {row.depth > 0 && <span className="sr"> {t('wff.line.level', { n: row.depth + 1 })}</span>}
            </td>
            <td className="w">
              <div>
                <Bars rows={rows} at={i} />
                <span className="text">{row.wff}</span>
              </div>
            </td>
            <td className="why">{row.why}</td>
          </tr>
        );
      })}
    </ProofTable>
  );
}

/** Lines of a proof under their headings. */
export function ProofTable({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  const t = useT();
  return (
    <figure className="proof">
      <figcaption>{caption}</figcaption>
      <table>
        <colgroup>
          <col className="c-id" />
          <col />
          <col className="c-why" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('wff.line')}</th>
            <th scope="col">WFF</th>
            <th scope="col">{t('wff.rules')}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </figure>
  );
}
