import { adjudicator } from '@forceout/wff';
import { describe, expect, it } from 'vitest';
import {
  addRow,
  closeAt,
  dropRow,
  moveRow,
  openAt,
  pathsOf,
  proofJson,
  proofOf,
  type Row,
  rowsOf,
  settle,
  shortLabel,
} from './rows.ts';

const row = (depth: number, opens: boolean, text: string, why: string): Row => ({ depth, opens, wff: text, why });

/** Cpq → CNqNp, the proof of the design. */
const proof: readonly Row[] = [
  row(0, false, 'Cpq', 's'),
  row(1, true, 'Nq', 's'),
  row(2, true, 'p', 's'),
  row(2, false, 'Cpq', 'R, R, 1'),
  row(2, false, 'q', 'Co, b1, b2'),
  row(2, false, 'Nq', 'R, a'),
  row(1, false, 'Np', 'Ni, b'),
  row(0, false, 'CNqNp', 'Ci, 2'),
];

describe('a proof on the pad', () => {
  it('labels lines by level, as the checker does', () => {
    expect(pathsOf(proof).map(shortLabel)).toEqual(['1', '2a', 'b1', 'b2', 'b3', 'b4', '2c', '3']);
    expect(pathsOf(proof)[4]).toEqual(['2', 'b', '3']);
  });

  it('is what the checker accepts, citations included', () => {
    const [goal, premises] = ['CNqNp', ['Cpq']];
    const ruled = adjudicator.answer(
      {
        ...{ game: 'wff', ask: 'proof', gameLevel: 'regular', proof: proofJson(proof, premises, goal) },
        solution: { premises, rules: ['R', 'Co', 'Ni', 'Ci'] },
      },
      () => 0,
    );
    expect(ruled).toMatchObject({ ok: true, answer: { ok: true, errors: [] } });
  });

  it('comes back the same from what was presented', () => {
    expect(rowsOf(proofJson(proof, ['Cpq'], 'CNqNp'))).toEqual(proof);
  });

  it('keeps two sub-proofs side by side apart', () => {
    const two = [
      row(0, false, 'Apq', 's'),
      row(1, true, 'p', 's'),
      row(1, true, 'q', 's'),
      row(0, false, 'r', 'Ao, 1, 2, 3'),
    ];
    expect(pathsOf(two).map(path => path.join('.'))).toEqual(['1', '2.a', '3.a', '4']);
    expect(proofOf(two, null).items.map(item => item.kind)).toEqual(['line', 'sub', 'sub', 'line']);
  });

  it('opens, closes, adds, moves and drops lines and never leaves a hole', () => {
    const opened = openAt([row(0, false, 'p', 's')], 0);
    expect(opened).toEqual({ rows: [row(0, false, 'p', 's'), row(1, true, '', 's')], at: 1 });
    const closed = closeAt([...opened.rows.slice(0, 1), row(1, true, 'q', 's')], 1);
    expect(closed.rows[2]).toMatchObject({ depth: 0, opens: false });
    expect(closeAt(opened.rows, 1).rows[1]).toEqual(row(0, false, '', ''));
    expect(addRow(proof, 4)).toHaveLength(9);
    expect(addRow(proof, 4)[5]).toMatchObject({ depth: 2, opens: false, wff: '' });
    expect(dropRow(proof, 1)[1]).toMatchObject({ depth: 1, opens: true, wff: 'p' });
    expect(
      moveRow(proof, 6, 1)
        .map(r => r.wff)
        .slice(-2),
    ).toEqual(['CNqNp', 'Np']);
    expect(settle([row(3, false, 'p', '')])).toEqual([row(0, false, 'p', '')]);
  });
});
