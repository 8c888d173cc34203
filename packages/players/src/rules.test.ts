import { playAct } from '@forceout/host/virtual-table';
import { type EditionId, registerEdition, type Target } from '@forceout/rulebook';
import {
  type Act,
  decide,
  type Game,
  legalActs,
  open,
  type PlayerAct,
  positionOf,
  type State,
  settled,
} from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { botContext } from './bots/bot-context.ts';
import { nextAct } from './bots/next-act.ts';
import { tableHint } from './hints/hint.ts';
import { judgeMoment } from './review/judgement.ts';
import { CELLS, cellOf } from './test/games.ts';
import { plainTable } from './test/plain-table.ts';

const BUDGET = { steps: 400_000 };

/** Each game's newest edition with one datum changed: Now needs three cubes in Resources. */
const stricter = (from: EditionId): EditionId => {
  const id = `${from.split('-')[0]}-2099` as EditionId;
  registerEdition(
    { id, extends: from, name: 'Three for Now', season: '2099-00', rules: { minResourcesForNow: 3 } },
    {},
  );
  return id;
};

const GOALS: Readonly<Record<Game['id'], (state: State) => Act>> = {
  'on-sets': ({ shake }) => {
    const digit = shake!.mat.resources.find(c => c.kind === 'digit')!;
    return { seat: 0, do: 'goal', goal: { layout: 'single', digits: [{ d: Number(digit.face), up: true }] } };
  },
  equations: ({ shake }) => {
    const digit = shake!.mat.resources.find(c => /[1-9]/.test(c.face))!;
    return { seat: 0, do: 'goal', goal: digit.face };
  },
  wff: ({ shake }) => ({ seat: 0, do: 'goal', goal: shake!.mat.resources.find(c => /[pqrs]/.test(c.face))!.face }),
};

const dice = (seed: number) => {
  let x = seed * 7919 + 1;
  return {
    below: (n: number) => {
      x = (x * 48271) % 2147483647;
      return x % n;
    },
  };
};

/** Seat 1 is on turn, some cubes are Permitted and two or three are left in Resources, of which Now may use one. */
function endgame(game: Game, edition: EditionId, seed: number, left: number): State {
  const chance = dice(seed);
  let { state } = open(game, plainTable(edition));
  const play = (act: Act): void => {
    const played = playAct(game, state, act, state.at, { dice: chance, budget: BUDGET });
    if (played.refusal) throw new Error(`${act.do}: ${played.refusal.message}`);
    state = played.state;
  };
  const { preset } = game.equipment(positionOf(state)!.rules);
  if (preset) play({ seat: 0, do: 'preset', faces: preset.choices[0]! });
  play({ seat: 0, do: 'roll' });
  if (state.phase === 'roll-deal') play({ seat: 1, do: 'deal' });
  play(GOALS[game.id](state));
  const { shake } = state;
  if (shake?.onTurn !== 1) throw new Error(`the table is at ${state.phase}`);
  const cubes = [...shake.mat.resources];
  for (let i = cubes.length - 1; i > 0; i--) cubes.push(...cubes.splice(chance.below(i + 1), 1));
  const mat = {
    ...shake.mat,
    resources: cubes.slice(0, left),
    permitted: cubes.slice(left, left + 6),
    forbidden: [...shake.mat.forbidden, ...cubes.slice(left + 6)],
  };
  return settled({ ...state, shake: { ...shake, mat, moves: 6 } });
}

const withEdition = (state: State, edition: EditionId): State => ({ ...state, config: { ...state.config, edition } });

const CLAUSE = {
  'on-sets': '[onsets-2026 V-A-2-a]',
  equations: '[equations-2015 VI-A-2-a]',
  wff: '[wff-2017 VI-A-2-a]',
} as const;

describe('the number of cubes that Now needs is read from the edition', () => {
  for (const { game, edition } of CELLS) {
    const strict = stricter(edition);
    /** A mat of two cubes where a Now is right. */
    const seed = Array.from({ length: 60 }, (_, i) => i + 1).find(
      s => game.solve(positionOf(endgame(game, edition, s, 2))!, 'now', BUDGET).exists === true,
    )!;
    const here = endgame(game, edition, seed, 2);
    const there = withEdition(here, strict);

    it(`${CLAUSE[game.id]} by the referee and by what a page may offer`, () => {
      const said = (state: State): string | null => {
        const lifted = decide(game, state, { seat: 1, do: 'lift' }, state.at).state;
        return decide(game, lifted, { seat: 1, do: 'say', say: 'now' }, state.at).refusal?.code ?? null;
      };
      expect([said(here), said(there)]).toEqual([null, 'invalid-challenge']);
      const offers = (state: State): boolean => {
        const lifted = decide(game, state, { seat: 1, do: 'lift' }, state.at).state;
        return legalActs(game, lifted, 1).some(({ act }) => act.do === 'say' && act.say === 'now');
      };
      expect([offers(here), offers(there)]).toEqual([true, false]);
    });

    it(`${CLAUSE[game.id]} by hints, bots and reviews`, () => {
      const look = (state: State): string | undefined => {
        const hint = tableHint(game, state, 1, 1, BUDGET);
        return hint?.step === 1 ? hint.look.at : undefined;
      };
      expect(look(here)).toBe('now');
      expect(look(there)).not.toBe('now');
      const acts = (state: State): readonly string[] =>
        [1, 2, 3, 4, 5, 6, 7, 8].map(seed => {
          const bot = { level: 'expert', style: 'steady', seed } as const;
          return nextAct(botContext(game, { viewer: 1, state, scores: [0, 0] }, 1, bot))?.act.do ?? '';
        });
      expect(acts(here)).toContain('lift');
      expect(acts(there)).not.toContain('lift');
      const mistakes = (state: State): readonly string[] => {
        const cube = state.shake!.mat.resources[0]!.id;
        const { events, state: after } = decide(game, state, { seat: 1, do: 'move', cube, to: 'required' }, state.at);
        const event = events.find(e => e.event === 'moved')!;
        const moment = { shake: 1, seq: event.seq, seat: 1, did: 'move', before: state, after, event } as const;
        return judgeMoment(game, moment, BUDGET).mistakes;
      };
      expect(mistakes(here)).toContain('missed-now');
      expect(mistakes(there)).not.toContain('missed-now');
    });

    it(`${CLAUSE[game.id]} by safe moves`, () => {
      const given = (state: State): number =>
        game.safeMoves(positionOf(state)!, BUDGET).filter(move => move.givesNow === true).length;
      const three = [...Array(80).keys()].map(s => endgame(game, edition, s + 1, 3)).find(state => given(state) > 0)!;
      expect(given(withEdition(three, strict))).toBe(0);
    });
  }
});

describe('where a cube may be shifted to is read from the edition', () => {
  const { game, edition } = cellOf('on-sets');
  const id = 'onsets-2098' as EditionId;
  registerEdition(
    { id, extends: edition, name: 'Shift to Forbidden', season: '2098-99', rules: { shiftTo: ['forbidden'] } },
    {},
  );
  const shifting = (state: State): State =>
    settled({ ...state, shake: state.shake && { ...state.shake, variations: [{ id: 'shift', value: true }] } });
  const tables = [1, 2, 3, 4, 5, 6].map(seed => shifting(endgame(game, edition, seed, 3)));
  const shiftsOf = (acts: readonly { readonly act: PlayerAct }[]): ReadonlySet<string> =>
    new Set(acts.flatMap(({ act }) => (act.do === 'shift' ? [act.to] : [])));

  it('[onsets-2026 XIII-A-7] by the referee and by what a page may offer', () => {
    for (const here of tables) {
      const there = withEdition(here, id);
      const cube = here.shake!.mat.permitted.find(c => c.kind !== 'digit')!.id;
      const said = (state: State, to: Target) =>
        decide(game, state, { seat: 1, do: 'shift', cube, to }, state.at).refusal?.code ?? null;
      expect([said(here, 'required'), said(there, 'required'), said(here, 'permitted')]).toEqual([
        null,
        'bad-shift',
        'bad-shift',
      ]);
      expect(shiftsOf(legalActs(game, here, 1)).has('required')).toBe(true);
      expect([...shiftsOf(legalActs(game, there, 1))]).toEqual(['forbidden']);
    }
  });

  it('[onsets-2026 XIII-A-7] by safe moves, hints and bots', () => {
    const bot = { level: 'expert', style: 'steady', seed: 5 } as const;
    const shifted = (state: State): readonly string[] => {
      const permitted = new Set(state.shake!.mat.permitted.map(c => c.id));
      const safe = game.safeMoves(positionOf(state)!, BUDGET).filter(m => permitted.has(m.cube));
      const act = nextAct(botContext(game, { viewer: 1, state, scores: [0, 0] }, 1, bot))?.act;
      const hint = tableHint(game, state, 1, 3, BUDGET);
      const shown = hint?.step === 3 && 'to' in hint.answer ? hint.answer : null;
      const isShift = shown !== null && !state.shake!.mat.resources.some(c => c.face === shown.face);
      return [...safe.map(m => m.to), ...(act?.do === 'shift' ? [act.to] : []), ...(isShift ? [shown.to] : [])];
    };
    expect(tables.flatMap(shifted)).toContain('required');
    expect(new Set(tables.flatMap(state => shifted(withEdition(state, id))))).toEqual(new Set(['forbidden']));
  });
});
