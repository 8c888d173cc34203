import { open, type PlayerAct, readConfig, type State, settled, view } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { cellOf } from '../test/games.ts';
import { fillBlank } from './blanks.ts';
import { botContext } from './bot-context.ts';

const { game, edition } = cellOf('on-sets');

function atTable(cards: readonly string[]): State {
  const config = readConfig({ edition, division: 'senior', players: ['Ada', 'Ben'], firstGoalSetter: 0 });
  if (!config.ok) throw new Error('bad table');
  const { state } = open(game, config.config);
  const resources = [...'BRGYU'].map((face, i) => ({ id: `c${i}`, face, kind: face === 'U' ? 'operation' : 'colour' }));
  return settled({ ...state, shake: { ...state.shake!, cards, mat: { ...state.shake!.mat, resources } } });
}

describe('filling blanks', () => {
  it('[onsets-2026 XIII-C-10] a Double Set is some of the cards, never none and never all', () => {
    const cards = ['B', 'BR', 'R', 'G', 'GY', 'Y'];
    const names = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const b = botContext(game, view(atTable(cards), 0), 0, { level: 'player', style: 'steady', seed });
      const value = fillBlank(b, 'doubleSet');
      const read = game.readVariation(b.view.state.config, 'doubleSet', value);
      expect(read.ok).toBe(true);
      names.add(String(value));
    }
    expect(names.size).toBeGreaterThan(3);
    expect([...names].every(n => n.replace(/ /g, '').length <= 4)).toBe(true);
  });

  it('[onsets-2026 XIII-C-10] no Double Set where every name is empty or whole', () => {
    const b = botContext(game, view(atTable(['BRGY']), 0), 0, { level: 'player', style: 'steady', seed: 1 });
    expect(fillBlank(b, 'doubleSet')).toBeNull();
  });

  it('a variation without a blank gets none', () => {
    const b = botContext(game, view(atTable(['B']), 0), 0, { level: 'player', style: 'steady', seed: 1 });
    const act: PlayerAct = { do: 'select', variation: 'noNull' };
    expect(fillBlank(b, act.variation!)).toBeNull();
  });
});
