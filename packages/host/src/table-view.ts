import { type Game, legalActs, requireShake, SECTIONS, type State, summary, type Viewer, view } from '@forceout/table';
import { type Entry, notAgreed, tableTime, type View, viewBody } from '@forceout/wire';
import { type Hosted, viewerOf } from './hosted.ts';

interface Asked {
  /** The whole state of the referee as well. */
  readonly state: boolean;
  /** What has just happened. */
  readonly entry: Entry | null;
}

/** What somebody sees of a table and may do there now: enough to play on without having seen anything before. */
export function tableView(hosted: Hosted, person: string, game: Game, now: number, asked: Asked): View {
  const { room } = hosted;
  const viewer = viewerOf(hosted, person);
  const shown = room.state === null ? null : view(room.state, viewer).state;
  return {
    t: 'view',
    table: room.id,
    seq: room.seq,
    gameSeq: room.gameSeq,
    wall: now,
    at: tableTime(room.clock, now),
    stage: room.stage,
    viewer,
    game: game.id,
    edition: room.setup.edition,
    players: room.seats.map(sitter =>
      sitter === null ? null : { name: sitter.name, program: sitter.bot !== null || sitter.program === true },
    ),
    officials: room.officials.map(official => {
      const waitsFor = [...notAgreed(room, official)];
      const { id, role, name } = official;
      return { id, role, name, inOffice: waitsFor.length === 0, waitsFor };
    }),
    ...(shown === null ? NOTHING : matOf(game, shown)),
    acts: shown === null ? [] : actsOf(game, shown, viewer),
    ...(asked.entry === null ? {} : { entry: { ...asked.entry, body: viewBody(asked.entry.body, viewer).body } }),
    ...(asked.state && shown !== null ? { state: shown } : {}),
  };
}

type Mat = Pick<View, 'summary' | 'cubes' | 'cards' | 'goal' | 'written'>;

const NOTHING: Mat = { summary: null, cubes: null, cards: [], goal: null, written: [] };

const matOf = (game: Game, state: State): Mat => ({
  summary: summary(game, state) as View['summary'],
  cubes:
    state.shake === null
      ? null
      : (Object.fromEntries(
          SECTIONS.map(section => [section, [...requireShake(state).mat[section]]]),
        ) as View['cubes']),
  cards: [...(state.shake?.cards ?? [])],
  goal: (state.shake?.goalText ?? null) as View['goal'],
  written: (state.shake?.writers ?? []).map(({ seat, done, written }) => ({
    seat,
    done,
    solution: (written ?? null) as View['goal'],
  })),
});

/** The acts of a seat, from what that seat sees; faces and cards are the table's own to throw. */
const actsOf = (game: Game, state: State, viewer: Viewer): View['acts'] =>
  typeof viewer !== 'number'
    ? []
    : legalActs(game, state, viewer, 'all').map(({ act, open }) =>
        act.do === 'roll' || act.do === 'deal'
          ? { act: { do: act.do }, open: false }
          : { act: act as View['acts'][number]['act'], open },
      );
