import { type GameId, rulesOf } from '@forceout/rulebook';
import { hrefToAnalyseTable } from '../analyse/link.ts';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { openStore } from '../host/store.ts';
import { needWords, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { useSnapshot } from '../table/connection-hooks.ts';
import { Notice } from '../table/notice.tsx';
import { TableScreen } from '../table/screen.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { RecordConnection } from './record-connection.ts';
import { Scrubber } from './scrubber.tsx';

needWords('table', 'replay');

interface Loaded {
  readonly connection: RecordConnection;
  readonly game: GameId;
  readonly ui: GameUi;
}

async function loadRecord(id: string): Promise<Loaded | 'missing'> {
  const found = await (await openStore()).load(id);
  if (found === null || found.events.length === 0) return 'missing';
  const { game } = rulesOf(found.saved.setup.config.edition);
  return { connection: new RecordConnection(id, found.events), game, ui: await loadGameUi(game) };
}

export default function ReplayPage({ id }: { readonly id: string }) {
  const t = useT();
  const loaded = useLoaded(id, loadRecord);
  if (loaded === null) return <Notice title={t('app.loading')} />;
  if (loaded === 'missing') return <Notice title={t('open.missing')}>{t('open.missing.about')}</Notice>;
  return <Replay {...loaded} />;
}

function Replay({ connection, game, ui }: Loaded) {
  const t = useT();
  const snapshot = useSnapshot(connection)!;
  return (
    <div className="replay">
      <TableScreen connection={connection} game={game} ui={ui} snapshot={snapshot} />
      <Scrubber connection={connection}>
        {connection.events.some(e => e.event === 'closed') && (
          <a className="btn quiet" aria-label={t('replay.review')} href={hrefTo('review', connection.id)}>
            <Icon name="eye" /> <span className="hidep">{t('replay.review')}</span>
          </a>
        )}
        <AnalyseLink connection={connection} />
        <button type="button" className="btn quiet" aria-label={t('replay.save')} onClick={() => void save(connection)}>
          <Icon name="save" /> <span className="hidep">{t('replay.save')}</span>
        </button>
      </Scrubber>
    </div>
  );
}

/** The moment shown, on the analysis board; only of a match that is over. */
function AnalyseLink({ connection }: { readonly connection: RecordConnection }) {
  const t = useT();
  const snapshot = useSnapshot(connection);
  const over = connection.events.some(e => e.event === 'closed');
  const href = over && snapshot ? hrefToAnalyseTable(snapshot.view.state) : null;
  if (href === null) return null;
  return (
    <a className="btn quiet" aria-label={t('nav.analyse')} href={href}>
      <Icon name="picture" /> <span className="hidep">{t('nav.analyse')}</span>
    </a>
  );
}

async function save(connection: RecordConnection): Promise<void> {
  const { textOfMatch } = await import('./share.ts');
  saveFile(new Blob([textOfMatch(connection.events)], { type: 'text/plain' }), `forceout-${connection.id}.txt`);
}
