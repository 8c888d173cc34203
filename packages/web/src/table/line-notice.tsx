import { memo, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import type { Told } from './event-text.ts';
import { useLine } from './link-hooks.ts';

const SHOWN_MS = 15_000;

/** A lost connection keeps its picture; on return one line tells what happened meanwhile. */
export const LineNotice = memo(function LineNotice({ told }: { readonly told: readonly Told[] }) {
  const t = useT();
  const { link } = useTable();
  const line = useLine(link);
  const newest = told.at(-1)?.seq ?? 0;
  const left = useRef<number | null>(null);
  const [missed, setMissed] = useState<string | null>(null);
  useEffect(() => {
    if (line === 'lost') left.current ??= newest;
    else if (left.current !== null) {
      const since = left.current;
      left.current = null;
      setMissed(
        told
          .filter(each => each.seq > since)
          .map(each => each.text)
          .join('. '),
      );
    }
  }, [line, newest, told]);
  useEffect(() => {
    if (missed === null) return;
    const timer = setTimeout(() => setMissed(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [missed]);
  const waits = link.waits?.() ?? null;
  const text =
    line === 'lost'
      ? t('line.lost')
      : waits !== null
        ? t(`line.${waits}`)
        : missed !== null
          ? t('line.back', { what: missed })
          : null;
  if (text === null) return null;
  return (
    <div className="ruling" role="status">
      <Icon name="pause" />
      <p>{text}</p>
      {line === 'open' && waits === null && (
        <button type="button" className="btn quiet sq" aria-label={t('word.close')} onClick={() => setMissed(null)}>
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
});
