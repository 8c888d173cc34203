import { memo, useEffect, useRef, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { useLine } from './connection-hooks.ts';
import { useTable } from './context.ts';
import type { LogLine } from './event-text.ts';
import { missedWords, useLastSaid } from './missed.ts';
import './line-notice.css';

needWords('lines');

/** The line as a strip over the top: what is under way, that it is lost, and on return what was missed. */
export const LineNotice = memo(function LineNotice({ told: logLines }: { readonly told: readonly LogLine[] }) {
  const t = useT();
  const table = useTable();
  const { connection, slow } = table;
  const line = useLine(connection);
  const newest = logLines.at(-1)?.seq ?? 0;
  const said = useLastSaid();
  const left = useRef<{ readonly told: number; readonly said: number } | null>(null);
  const [missed, setMissed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when the line or the table changed
  useEffect(() => {
    if (line === 'lost') left.current ??= { told: newest, said: said?.seq ?? 0 };
    else if (line === 'open' && left.current !== null) {
      const since = left.current;
      left.current = null;
      const heard = said !== null && said.seq > since.said ? said.text(t) : null;
      setMissed(missedWords(logLines, since.told, heard, table, t));
    }
  }, [line, newest, logLines]);
  const waits = connection.waits?.() ?? null;
  const text =
    line === 'lost'
      ? t('line.lost')
      : slow
        ? t('line.sending')
        : waits !== null
          ? t(`line.${waits}`)
          : missed !== null
            ? t('line.back', { what: missed })
            : null;
  if (text === null) return null;
  const over = line === 'open' && !slow && waits === null;
  return (
    <div className="linestrip" role="status">
      <Icon name={over ? 'check' : 'pause'} />
      <p className="grow">{text}</p>
      {line === 'lost' && connection.hurry && (
        <button type="button" className="btn" onClick={() => connection.hurry?.()}>
          {t('line.try')}
        </button>
      )}
      {over && (
        <button type="button" className="btn pri" onClick={() => setMissed(null)}>
          {t('line.goOn')}
        </button>
      )}
    </div>
  );
});
