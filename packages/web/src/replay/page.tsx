import { type GameId, rulesOf } from '@forceout/rulebook';
import type { TableEvent } from '@forceout/table';
import { useEffect, useMemo, useState } from 'react';
import { hrefToAnalyseTable } from '../analyse/link.ts';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { openStore } from '../host/store.ts';
import { needWords, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { useSnapshot } from '../table/link-hooks.ts';
import { Notice } from '../table/notice.tsx';
import { TableScreen } from '../table/screen.tsx';
import { Icon } from '../ui/icon.tsx';
import { RecordLink } from './record-link.ts';
import './replay.css';

needWords('table', 'replay');

interface Loaded {
  readonly link: RecordLink;
  readonly game: GameId;
  readonly ui: GameUi;
}

export default function ReplayPage({ id }: { readonly id: string }) {
  const t = useT();
  const [loaded, setLoaded] = useState<Loaded | 'missing' | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<Loaded | 'missing'> => {
      const found = await (await openStore()).load(id);
      if (found === null || found.events.length === 0) return 'missing';
      const { game } = rulesOf(found.saved.setup.config.edition);
      return { link: new RecordLink(id, found.events), game, ui: await loadGameUi(game) };
    };
    load().then(result => wanted && setLoaded(result));
    return () => {
      wanted = false;
    };
  }, [id]);
  if (loaded === null) return <Notice title={t('app.loading')} />;
  if (loaded === 'missing') return <Notice title={t('open.missing')}>{t('open.missing.about')}</Notice>;
  return <Replay {...loaded} />;
}

/** Events that change the picture; the others pass with them. */
const isStep = ({ event }: TableEvent): boolean =>
  !['answered', 'awaiting', 'committed', 'turn', 'selecting'].includes(event);

function Replay({ link, game, ui }: Loaded) {
  const t = useT();
  const snapshot = useSnapshot(link)!;
  const stops = useMemo(() => link.events.flatMap((e, i) => (isStep(e) ? [i + 1] : [])), [link]);
  const at = stops.findLastIndex(stop => stop <= snapshot.events.length);
  const go = (to: number): void => link.goTo(stops[Math.max(0, Math.min(stops.length - 1, to))]!);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys step from where the scrubber stands
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: stops.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [at]);

  return (
    <div className="replay">
      <TableScreen link={link} game={game} ui={ui} snapshot={snapshot} />
      <footer className="scrubber">
        <Step label={t('replay.first')} icon="first" onClick={() => go(0)} />
        <Step label={t('replay.previous')} icon="previous" onClick={() => go(at - 1)} />
        <input
          type="range"
          className="range"
          min={0}
          max={stops.length - 1}
          value={at}
          aria-label={t('replay.where')}
          aria-valuetext={t('replay.step', { n: at + 1, of: stops.length })}
          onChange={event => go(event.target.valueAsNumber)}
        />
        <span className="num small count">
          {at + 1} / {stops.length}
        </span>
        <Step label={t('replay.next')} icon="next" onClick={() => go(at + 1)} />
        <Step label={t('replay.last')} icon="last" onClick={() => go(stops.length - 1)} />
        {link.events.some(e => e.event === 'closed') && (
          <a className="btn quiet" aria-label={t('replay.review')} href={hrefTo('review', link.id)}>
            <Icon name="eye" /> <span className="hidep">{t('replay.review')}</span>
          </a>
        )}
        <AnalyseLink link={link} />
        <button type="button" className="btn quiet" aria-label={t('replay.save')} onClick={() => void save(link)}>
          <Icon name="save" /> <span className="hidep">{t('replay.save')}</span>
        </button>
      </footer>
    </div>
  );
}

/** The moment shown, on the analysis board; only of a match that is over. */
function AnalyseLink({ link }: { readonly link: RecordLink }) {
  const t = useT();
  const snapshot = useSnapshot(link);
  const over = link.events.some(e => e.event === 'closed');
  const href = over && snapshot ? hrefToAnalyseTable(snapshot.view.state) : null;
  if (href === null) return null;
  return (
    <a className="btn quiet" aria-label={t('nav.analyse')} href={href}>
      <Icon name="picture" /> <span className="hidep">{t('nav.analyse')}</span>
    </a>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: 'first' | 'previous' | 'next' | 'last';
  readonly onClick: () => void;
}

const Step = ({ label, icon, onClick }: StepProps) => (
  <button type="button" className="btn quiet sq" aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

async function save(link: RecordLink): Promise<void> {
  const { saveFile, textOfMatch } = await import('./share.ts');
  saveFile(`forceout-${link.id}.txt`, textOfMatch(link.events));
}
