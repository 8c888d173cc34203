import { describe, expect, it } from 'vitest';
import { readProof, tally } from './proof.mjs';
import { clausesInTitle } from './titles.mjs';

const known = new Set([
  'onsets-2014 V-B',
  'onsets-2026 V-B',
  'onsets-2026 V-B invalid (a)',
  'onsets-2026 V-A-2-b',
  'equations-2015 III-C-1',
  'wff-2017 VII-D',
]);

describe('clauses in a test title', () => {
  it.each([
    ['[onsets-2026 V-A-2-b] Now with nothing on the mat', ['onsets-2026 V-A-2-b']],
    ['[onsets-2014,onsets-2026 V-B] the block', ['onsets-2014 V-B', 'onsets-2026 V-B']],
    ['[onsets V-B] the block', ['onsets-2014 V-B', 'onsets-2026 V-B']],
    ['[equations-2015 III-C-1] [wff VII-D] two at once', ['equations-2015 III-C-1', 'wff-2017 VII-D']],
    ['[onsets-2026 V-B invalid (a)] an id with spaces', ['onsets-2026 V-B invalid (a)']],
    ['sorts [3, 1] and [onset of winter]', []],
  ])('%s', (title, clauses) => {
    expect(clausesInTitle(title, known)).toEqual({ clauses, unknown: [] });
  });

  it.each(['[onsets-2026 V-Z] x', '[onsets-2025 V-B] x', '[onsets-2014,wff V-B] x', '[onsets-2026] x'])(
    '%s is an error',
    title => {
      expect(clausesInTitle(title, known).unknown).toHaveLength(1);
    },
  );
});

describe('reading a report', () => {
  const rows = [
    { edition: 'onsets-2026', clause: 'V-B', how: 'enforce' },
    { edition: 'onsets-2026', clause: 'V-A-2-b', how: 'enforce' },
    { edition: 'onsets-2026', clause: 'I-C', how: 'display' },
  ];
  const report = {
    testResults: [
      {
        name: '/here/packages/table/src/a.test.ts',
        assertionResults: [
          { title: '[onsets-2026 V-B] the block', status: 'passed' },
          { title: '[onsets-2026 V-A-2-b] nothing on the mat', status: 'failed' },
          { title: '[onsets-2026 V-Q] a slip', status: 'passed' },
        ],
      },
      {
        name: '/here/scripts/a.test.mjs',
        assertionResults: [{ title: '[onsets-2026 I-C] no rule here', status: 'passed' }],
      },
    ],
  };
  const { byPackage, faults } = readProof(report, rows, '/here');

  it('counts a clause only when its test passes', () => {
    expect([...byPackage.keys()]).toEqual(['table']);
    expect([...byPackage.get('table')]).toEqual(['onsets-2026 V-B']);
    expect(tally(rows, byPackage.get('table'), 'how')).toEqual({
      'onsets-2026': { enforce: { proved: 1, total: 2 }, display: { proved: 0, total: 1 } },
    });
  });

  it('names the file of an unknown clause', () => {
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^packages.table.src.a\.test\.ts: .*V-Q/);
  });
});
