import { loadGame } from '@forceout/host';
import { playAct } from '@forceout/host/virtual-table';
import { type BenchFigure, EDITIONS, type EditionId, newestEdition, rulesOf } from '@forceout/rulebook';
import {
  type Act,
  decide,
  type Game,
  legalActs,
  open,
  type PlayerAct,
  readConfig,
  requireShake,
  type State,
  totals,
} from '@forceout/table';

/** A generator of our own, so that every run plays the same matches. */
const seeded = (seed: number) => {
  let x = seed;
  return {
    below: (n: number): number => {
      x = (x * 48271) % 2147483647;
      return x % n;
    },
  };
};

const cpuSeconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const tableOf = (edition: EditionId, players: number) => {
  const read = readConfig({
    edition,
    division: 'junior',
    players: ['Ann', 'Ben', 'Cy'].slice(0, players),
    adventurous: false,
    firstGoalSetter: 0,
    judging: 'auto',
    enforcement: 'prevent',
  });
  if (!read.ok) throw new Error(read.refused.message);
  return read.config;
};

/** Act by act through the bare referee: a roll, a Goal and the cubes moved one by one to Required and Permitted. */
function scriptedShake(game: Game): { readonly start: State; readonly acts: readonly Act[] } {
  const { state } = open(game, tableOf(newestEdition('equations'), 2));
  const faces = [
    '1',
    '2',
    '3',
    '+',
    '-',
    '0',
    '2',
    '3',
    '1',
    'x',
    '/',
    '0',
    '4',
    '5',
    '6',
    '4',
    '5',
    '*',
    '7',
    '8',
    '9',
    '7',
    '8',
    'r',
  ];
  const acts: Act[] = [
    { seat: 0, do: 'roll', faces },
    { seat: 0, do: 'goal', goal: '5' },
  ];
  const cubes = [
    'red 1',
    'red 2',
    'red 3',
    'red +',
    'red -',
    'red 0',
    'blue 2',
    'blue 3',
    'blue 1',
    'blue x',
    'blue /',
    'blue 0',
  ];
  cubes.forEach((cube, i) => {
    acts.push({ seat: (i + 1) % 2, do: 'move', cube, to: i % 3 === 0 ? 'required' : 'permitted' });
  });
  acts.push({ seat: 1, do: 'lift' }, { seat: 1, do: 'say', say: 'now' });
  return { start: state, acts };
}

/** As long as the engine that runs us still compiles, something else would be timed. */
const WARM_UP = 10_000;

function actsPerSecond(game: Game, rounds: number): number {
  const { start, acts } = scriptedShake(game);
  const once = (): void => {
    let state = start;
    acts.forEach((act, i) => {
      const decision = decide(game, state, act, (i + 1) * 1000);
      if (decision.refusal) throw new Error(`${act.do}: ${decision.refusal.message}`);
      state = decision.state;
    });
  };
  for (let i = 0; i < WARM_UP; i++) once();
  return (
    (rounds * acts.length) /
    cpuSeconds(() => {
      for (let i = 0; i < rounds; i++) once();
    })
  );
}

/** A whole match of random legal acts, closed acts only; nobody writes a Solution, so no evaluator is timed. */
function randomMatch(game: Game, edition: EditionId, seed: number): State {
  const dice = seeded(seed);
  let { state } = open(game, tableOf(edition, 2 + (seed % 2)));
  for (let at = 0; state.phase !== 'closed'; at += 4000) {
    const choices: { seat: number; act: PlayerAct }[] = [];
    for (let seat = 0; seat < state.seats.length; seat++)
      for (const { act, open: free } of legalActs(game, state, seat)) {
        if (act.do === 'roll' || act.do === 'deal') choices.push({ seat, act: { do: act.do } });
        else if (!free || act.do === 'submit') choices.push({ seat, act });
      }
    const goal = choices.find(c => c.act.do === 'no-goal');
    const pick = choices.length > 0 ? choices[dice.below(choices.length)]! : null;
    const act: Act =
      pick === null || (goal && pick.act.do === 'no-goal') ? { do: 'wait' } : ({ seat: pick.seat, ...pick.act } as Act);
    state = playAct(game, state, state.phase === 'goal' ? goalAct(state) : act, at, {
      dice,
      budget: { steps: 1000 },
    }).state;
  }
  return state;
}

/** The simplest Goal of each game: one cube. */
function goalAct(state: State): Act {
  const { setter, mat } = requireShake(state);
  const digit = mat.resources.find(c => /^[1-9]$/.test(c.face));
  const letter = mat.resources.find(c => /^[pqrs]$/.test(c.face));
  const goal =
    rulesOf(state.config.edition).game === 'on-sets'
      ? { layout: 'single', digits: [{ d: Number(digit!.face), up: true }] }
      : (digit ?? letter ?? mat.resources[0]!).face;
  return { seat: setter, do: 'goal', goal };
}

export async function bench({ quick }: { quick: boolean }): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  const equations = await loadGame('equations');
  if (equations) {
    const rate = actsPerSecond(equations, quick ? 10_000 : 40_000);
    figures.push({
      name: 'referee: acts a second',
      value: Math.round(rate),
      unit: 'acts/s',
      target: '>= 200000',
      ok: rate >= 200_000,
    });
    const { start, acts } = scriptedShake(equations);
    let state = start;
    acts.forEach((act, i) => {
      state = decide(equations, state, act, (i + 1) * 1000).state;
    });
    const bytes = JSON.stringify(state).length;
    figures.push({
      name: 'referee: state of a table',
      value: bytes,
      unit: 'bytes',
      target: '< 20480',
      ok: bytes < 20_480,
    });
  }
  for (const edition of EDITIONS) {
    const game = await loadGame(rulesOf(edition).game);
    if (!game) continue;
    const matches = quick ? 3 : 30;
    let shakes = 0;
    const seconds = cpuSeconds(() => {
      for (let seed = 1; seed <= matches; seed++) {
        const state = randomMatch(game, edition, seed);
        shakes += state.history.length;
        if (totals(state).length < 2) throw new Error('a match needs players');
      }
    });
    figures.push({
      name: `referee: random matches a second, ${edition} (${(shakes / matches).toFixed(1)} shakes each)`,
      value: Number((matches / seconds).toFixed(2)),
      unit: 'matches/s',
      target: '> 0',
      ok: true,
    });
  }
  return figures;
}
