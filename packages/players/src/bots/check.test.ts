import {
  type Cube,
  type Game,
  open,
  type PlayerAct,
  type Position,
  readConfig,
  type State,
  type SubmittedSolution,
  settled,
  view,
} from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { cellOf } from '../test/games.ts';
import { botContext } from './bot-context.ts';
import { chooseCheck } from './check.ts';

/** A table at which seat 0 has handed in a Solution that seat 1 checks. */
function underCheck(
  game: Game,
  edition: string,
  division: string,
  position: Partial<Position>,
  written: SubmittedSolution,
): State {
  const config = readConfig({ edition, division, players: ['Ada', 'Ben'], judging: 'players', firstGoalSetter: 0 });
  if (!config.ok) throw new Error('bad table');
  const { state } = open(game, config.config);
  const { resources = [], required = [], permitted = [], forbidden = [], goal = [] } = position;
  return settled({
    ...state,
    phase: 'check',
    shake: {
      ...state.shake!,
      cards: position.cards ?? [],
      goalText: position.goalText ?? null,
      variations: position.variations ?? [],
      mat: { resources, required, permitted, forbidden, goal },
      claim: 'forceout',
      writers: [{ seat: 0, role: 'must', presents: true, done: true, written, spoiled: false }],
      checking: {
        writer: 0,
        checkers: [{ seat: 1, state: 'checking', attempt: 'open' }],
        how: null,
        closed: false,
      },
    },
  });
}

const cubes = (kind: string, faces: string) =>
  [...faces].map((face, i) => ({ id: `${kind}-${face}-${i}`, face, kind }));

const EXPERT = { level: 'expert', style: 'steady', seed: 1 } as const;

function answer(
  id: 'on-sets' | 'equations' | 'wff',
  division: string,
  position: Partial<Position>,
  written: SubmittedSolution,
) {
  const { game, edition } = cellOf(id);
  const state = underCheck(game, edition, division, position, written);
  const act = chooseCheck(botContext(game, view(state, 1), 1, EXPERT));
  const upheld = (reject: Extract<PlayerAct, { do: 'reject' }>): boolean | null => {
    const { reason, regroup = null, proof = null } = reject;
    const whole = { rules: state.config, cards: [], ...state.shake!.mat, goalText: null, variations: [], ...position };
    return game.checkObjection(whole as Position, written, { reason, regroup, proof }, 'forceout', { steps: 1e6 })
      .upheld;
  };
  return { act, upheld };
}

describe('checking an opponent’s Solution', () => {
  const universe = {
    cards: ['B', 'BR', 'R', 'G', 'Y', 'GY'],
    goalText: { layout: 'single', digits: [{ d: 2, up: true }] },
  };
  const onSets = (required: readonly Cube[], setName: string) =>
    answer(
      'on-sets',
      'elementary',
      { ...universe, required, goal: cubes('digit', '2') },
      { solution: { restrictions: [], setName }, goal: null },
    );

  it('[onsets-2026 VII-B-3] rejects a Set-Name of the wrong size under the clause that it breaks', () => {
    const { act } = onSets([...cubes('colour', 'BR'), ...cubes('operation', 'U')], 'B U R');
    expect(act).toEqual({ do: 'reject', writer: 0, reason: 'VII-B-3' });
  });

  it('[onsets-2026 VII-C-4] accepts a correct Set-Name', () => {
    const right = answer(
      'on-sets',
      'elementary',
      {
        ...universe,
        required: [...cubes('colour', 'BR'), ...cubes('operation', '-')],
        goal: cubes('digit', '1'),
        goalText: { layout: 'single', digits: [{ d: 1, up: true }] },
      },
      { solution: { restrictions: [], setName: 'B - R' }, goal: null },
    );
    expect(right.act).toEqual({ do: 'accept', writer: 0 });
  });

  it('[onsets-2026 VII-C-5-c] shows ambiguity by a grouping that makes it wrong', () => {
    // (B ∪ G) − R leaves three cards, B ∪ (G − R) four.
    const { act, upheld } = answer(
      'on-sets',
      'elementary',
      {
        cards: ['B', 'BR', 'G', 'GY', 'Y'],
        goalText: { layout: 'single', digits: [{ d: 3, up: true }] },
        goal: cubes('digit', '3'),
        required: [...cubes('colour', 'BGR'), ...cubes('operation', 'U-')],
      },
      { solution: { restrictions: [], setName: 'B U G - R' }, goal: null },
    );
    expect(act?.do).toBe('reject');
    const reject = act as Extract<PlayerAct, { do: 'reject' }>;
    expect(reject.regroup).toBeDefined();
    expect(upheld(reject)).toBe(true);
  });

  it('[equations-2015 VII-C-5-c] shows the grouping in which an Equation fails', () => {
    const mat = {
      required: [
        ...cubes('red', '1'),
        ...cubes('blue', '+'),
        ...cubes('red', '2'),
        ...cubes('black', 'x'),
        ...cubes('green', '3'),
      ],
      goal: cubes('black', '7'),
      goalText: '7',
    };
    const { act, upheld } = answer('equations', 'middle', mat, { solution: '1+2x3', goal: '7' });
    expect(act?.do).toBe('reject');
    const reject = act as Extract<PlayerAct, { do: 'reject' }>;
    expect(upheld(reject)).toBe(true);
    expect(answer('equations', 'middle', mat, { solution: '1+(2x3)', goal: '7' }).act).toEqual({
      do: 'accept',
      writer: 0,
    });
  });

  it('[wff-2017 VII-B-4-a] shows with a solution of its own that a Required cube is not essential', () => {
    const mat = {
      required: [...cubes('lower', 'pqr'), ...cubes('upper', 'K')],
      permitted: [...cubes('upper', 'K'), ...cubes('lower', 'o')],
      goal: cubes('lower', 'p'),
      goalText: 'p',
    };
    const solution = {
      premises: ['Kpq', 'r'],
      rules: ['Ko'],
      proof: {
        premises: ['Kpq', 'r'],
        goal: 'p',
        lines: [
          { label: '1', wff: 'Kpq', rule: 's', cites: [] },
          { label: '2', wff: 'r', rule: 's', cites: [] },
          { label: '3', wff: 'p', rule: 'Ko', cites: ['1'] },
        ],
      },
    };
    const { act, upheld } = answer('wff', 'elementary', mat, { solution, goal: null });
    expect(act?.do).toBe('reject');
    expect(upheld(act as Extract<PlayerAct, { do: 'reject' }>)).toBe(true);
  });
});
