import { rulesOf } from '@forceout/rulebook';
import { type TableEvent, type Viewer, view, viewEvent } from '@forceout/table';
import { Asker } from '../worker/asker.ts';
import { loadGame } from '../worker/load-game.ts';
import { cryptoDice } from './dice.ts';
import { LocalHost } from './local-host.ts';
import type { FromHost, ToHost } from './messages.ts';
import { openStore } from './store.ts';

let host: LocalHost | null = null;
let log: TableEvent[] = [];
let viewer: Viewer = 'spectator';

const send = (message: FromHost): void => self.postMessage(message);

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

async function start({ setup, games }: Extract<ToHost, { kind: 'start' }>): Promise<void> {
  const id = rulesOf(setup.config.edition).game;
  const game = await loadGame(id);
  games.start();
  const asker = new Asker(games);
  const opened = new LocalHost(setup, {
    game,
    store: await openStore(),
    dice: cryptoDice,
    now: () => performance.now(),
    answer: (state, question) => asker.ask('answer', { game: id, state, question }),
    onChange: (_, events) => {
      log.push(...events);
      update(events, false);
    },
  });
  log = [...(await opened.start())];
  host = opened;
  update(log, true);
}

self.onmessage = async ({ data }: MessageEvent<ToHost>) => {
  try {
    switch (data.kind) {
      case 'start':
        return await start(data);
      case 'act':
        return send({ kind: 'reply', id: data.id, reply: await host!.act(data.act) });
      case 'viewer':
        viewer = data.viewer;
        return update(log, true);
      case 'hold':
        host?.hold();
        return update([], false);
      case 'release':
        host?.release();
        return update([], false);
    }
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};
