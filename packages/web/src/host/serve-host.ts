import { loadGame } from '@forceout/host/games';
import { rulesOf } from '@forceout/rulebook';
import { type TableEvent, type Viewer, view, viewEvent } from '@forceout/table';
import { Asker } from '../worker/asker.ts';
import type { Port } from '../worker/serve-questions.ts';
import { cryptoDice } from './dice.ts';
import { LocalHost } from './local-host.ts';
import type { FromHost, ToHost } from './messages.ts';
import { openStore } from './store.ts';

/** The worker's side of a table on this device: one host, one page; hosts in other tabs are told of what was written. */
export function serveHost(port: Port): void {
  let host: LocalHost | null = null;
  let log: TableEvent[] = [];
  let viewer: Viewer = 'spectator';
  /** Whether time may run is said by the page, perhaps before the table is open. */
  let held = true;

  const send = (message: FromHost): void => port.postMessage(message);

  const update = (events: readonly TableEvent[], whole: boolean): void => {
    if (host === null) return;
    send({
      kind: 'update',
      whole,
      view: view(host.state, viewer),
      events: events.map(event => viewEvent(event, viewer)),
      at: host.at,
      running: host.running,
    });
  };

  const start = async ({ setup, games }: Extract<ToHost, { kind: 'start' }>): Promise<void> => {
    const id = rulesOf(setup.config.edition).game;
    const game = await loadGame(id);
    games.start();
    const asker = new Asker(games);
    const otherTabs = new BroadcastChannel(`forceout-table-${setup.id}`);
    const opened = new LocalHost(setup, {
      game,
      store: await openStore(),
      dice: cryptoDice,
      now: () => performance.now(),
      answer: (state, question) => asker.ask('answer', { game: id, state, question }),
      plan: (seen, seat, bot) => asker.ask('bot', { game: id, view: seen, seat, bot }),
      onChange: (events, here) => {
        log.push(...events);
        if (here) otherTabs.postMessage('written');
        update(events, false);
      },
    });
    log = [...(await opened.start())];
    otherTabs.onmessage = () => void opened.catchUp();
    host = opened;
    if (!held) host.release();
    update(log, true);
  };

  const hear = async (message: ToHost): Promise<void> => {
    switch (message.kind) {
      case 'start':
        return start(message);
      case 'act':
        return send({ kind: 'reply', id: message.id, reply: await host!.act(message.act) });
      case 'viewer':
        viewer = message.viewer;
        return update(log, true);
      case 'hold':
      case 'release':
        held = message.kind === 'hold';
        if (held) host?.hold();
        else host?.release();
        return update([], false);
    }
  };

  port.onmessage = ({ data }: MessageEvent<ToHost>) => {
    hear(data).catch((error: unknown) =>
      send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  };
}
