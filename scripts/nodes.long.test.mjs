import { beforeAll, describe, expect, it } from 'vitest';
import { ensureNodes, judged, NODES, refereed, served } from './lib/nodes.mjs';
import { at, packageNames, readJson } from './lib/project.mjs';
import { capture } from './lib/run.mjs';

let programs = [];
beforeAll(async () => {
  programs = await ensureNodes();
}, 120_000);

it('the oldest of them is the one that the packages ask for', () => {
  for (const name of packageNames())
    expect(readJson(at('packages', name, 'package.json')).engines.node).toBe(`>=${NODES[0]?.replace(/\.0$/, '')}`);
});

describe.concurrent.each(NODES.map((version, i) => [version, i]))('Node %s', (version, i) => {
  it('is what it says', async () => {
    expect((await capture(programs[i], ['--version'])).out).toMatch(new RegExp(`^v${version}`));
  });

  it('judges', async () => {
    const { code, err, answers } = await judged(programs[i]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(answers.map(({ id, ok, correct }) => [id, ok ?? correct])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
  });

  it('referees a record', async () => {
    expect(await refereed(programs[i])).toEqual({
      code: 0,
      err: '',
      said: expect.stringContaining('learner 0 4, learner 1 12'),
    });
  });

  it('serves a match', async () => {
    const [one, other] = await served(programs[i]);
    expect(one).toEqual(other);
    expect(one.scores).toHaveLength(2);
  }, 60_000);
});
