import type { CoverageLine } from '@forceout/table';
import { useT } from '../i18n/index.ts';

/** The account a "no" was computed from: how many parts there are, and by what each was settled. */
export function SettledParts({ covered }: { readonly covered: readonly CoverageLine[] }) {
  const t = useT();
  const searched = covered.filter(line => line.how === 'searched');
  const ruledOut = covered.filter(line => line.how === 'ruled-out');
  return (
    <>
      <p className="small">
        {t('analyse.why.count', { n: covered.length, searched: searched.length, out: ruledOut.length })}
      </p>
      <details>
        <summary>{t('analyse.why.parts')}</summary>
        <div className="scroll">
          <table className="t">
            <thead>
              <tr>
                <th scope="col">{t('analyse.why.part')}</th>
                <th scope="col">{t('analyse.why.how')}</th>
              </tr>
            </thead>
            <tbody>
              {groupsOf(covered).map(({ key, parts, how, by }) => (
                <tr key={key}>
                  <td>{parts}</td>
                  <td>
                    {t(`analyse.why.${how}`)} {by && <code className="xs">{by}</code>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

interface Group {
  readonly key: string;
  readonly parts: string;
  readonly how: CoverageLine['how'];
  readonly by: string | null;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Lines settled in the same way stand together; a run of numbers is told by its ends. */
function groupsOf(covered: readonly CoverageLine[]): readonly Group[] {
  const groups = new Map<string, CoverageLine[]>();
  for (const line of covered) {
    const fixed = Object.entries(line.part).filter(([, value]) => typeof value !== 'number');
    const key = JSON.stringify([line.how, line.by, fixed, Object.keys(line.part)]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups].map(([key, lines]) => {
    const [first] = lines as [CoverageLine];
    const parts = Object.entries(first.part).map(([name, value]) => {
      if (typeof value !== 'number') return `${name}: ${shown(value)}`;
      const numbers = lines.map(line => line.part[name] as number);
      const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
      return `${name}: ${low === high ? low : `${low}–${high}`}`;
    });
    return { key, parts: parts.join(', '), how: first.how, by: first.by };
  });
}
