import { memo } from 'react';
import { useT } from '../i18n/index.ts';
import { Cube } from '../ui/cube.tsx';
import { useTable } from './context.ts';
import type { LogLine } from './event-text.ts';

/** What happened in this shake, the newest first. */
export const Log = memo(function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const t = useT();
  const { cubeName } = useTable();
  if (lines.length === 0) return null;
  return (
    <section className="panel log" aria-labelledby="log-title">
      <h2 id="log-title">{t('log.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keys */}
      <ol reversed tabIndex={0} aria-label={t('log.label')}>
        {[...lines].reverse().map((line, i) => (
          <li key={line.seq}>
            <span className="no">{lines.length - i}</span>
            <span>{line.text}</span>
            {line.cube && <Cube face={line.cube.face} kind={line.cube.kind} label={cubeName(line.cube)} size="xs" />}
          </li>
        ))}
      </ol>
    </section>
  );
});
