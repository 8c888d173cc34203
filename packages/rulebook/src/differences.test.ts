import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { EDITIONS, rulesOf, vocabularyOf } from './editions/registry.ts';
import type { EditionId } from './names.ts';

const table = await differences();

const cell = (parameter: string, edition: EditionId): string => {
  const found = table.find(row => row.parameter === parameter);
  if (!found) throw new Error(`no difference ${parameter}`);
  return found.cells.get(edition)?.text ?? '';
};

const minutes = (seconds: number) => `${seconds / 60} minute${seconds === 60 ? '' : 's'}`;

describe.each(EDITIONS)('the table of differences says of %s what the referee reads', edition => {
  const rules = rulesOf(edition);

  it('about words', () => {
    expect(cell('challenge.negativeWord', edition)).toBe(vocabularyOf(edition).negative);
    expect(cell('goal.word', edition)).toBe(rules.goalWord);
  });

  it('about limits', () => {
    expect(cell('write.seconds', edition)).toMatch(new RegExp(`^${minutes(rules.writeSeconds)}`));
    expect(cell('check.seconds', edition)).toMatch(new RegExp(`^${minutes(rules.checkSeconds)}`));
    expect(cell('goal.seconds', edition)).toMatch(new RegExp(`^${minutes(rules.goalSeconds)}`));
    expect(cell('firstTurn.seconds', edition)).toBe(
      `${minutes(rules.firstTurnSeconds)}; ${minutes(rules.turnSeconds)}`,
    );
    expect(cell('round', edition)).toBe(
      `no new shake after ${minutes(rules.round.warningSeconds)}, stop after ${rules.round.stopSeconds / 60}`,
    );
    expect(cell('round.judgeTimeAdded', edition) === 'not added').toBe(rules.round.judgeTimeFrom === null);
  });

  it('about points', () => {
    expect(cell('score.nowThirdAlone', edition)).toBe(String(rules.nowThirdRightChallengerWrong));
    expect(cell('score.absent', edition).replace('−', '-')).toMatch(new RegExp(`^${rules.absentScore}`));
    expect(cell('lastCube.lateImpossiblePenalty', edition) === 'set aside free').toBe(
      rules.lateImpossiblePenalty === 0,
    );
    expect(cell('challenge.selfPenalty', edition).includes('free')).toBe(rules.selfChallengeFree.length > 0);
    expect(cell('bonus.leaderBarred', edition).includes('free')).toBe(rules.leaderBonusFree.length > 0);
  });

  it('about procedure', () => {
    expect(cell('variations.used', edition) !== '').toBe(rules.usesVariations);
    expect(cell('noGoal.disagree', edition) === '').toBe(rules.noGoal === 'none');
    expect(cell('noGoal.disagree', edition).includes('writes')).toBe(rules.noGoal === 'write');
    expect(cell('goal.setOnTimeout', edition) !== 'not said').toBe(rules.goalSetOnTimeout);
    expect(cell('thirdParty.duty', edition).startsWith('takes a side')).toBe(rules.thirdParty === 'sides');
    expect(cell('present.changeAfter', edition) === 'makes it incorrect').toBe(
      rules.changeAfterPresenting === 'incorrect',
    );
    expect(cell('challenge.simultaneous', edition).includes('both')).toBe(rules.tieMakesTwoChallengers);
    expect(cell('scoresheet.oversight', edition) !== 'not said').toBe(rules.oversightCorrectable);
    expect(cell('appeal', edition) !== 'not said').toBe(rules.appeal);
  });
});

describe('in Spanish', () => {
  it('every cell is worded, in the folder of its edition', async () => {
    const spanish = await differences('es');
    const copied = table.flatMap(({ parameter, cells }, i) =>
      [...cells].flatMap(([edition, { text }]) =>
        /\p{L}{2,} \p{L}{2,} \p{L}{2,}/u.test(text ?? '') && spanish[i]?.cells.get(edition)?.text === text
          ? [`${edition} ${parameter}`]
          : [],
      ),
    );
    expect(copied).toEqual([]);
  });

  it('what an edition changes is not said in the words of the one it extends', async () => {
    const row = (await differences('es')).find(({ parameter }) => parameter === 'cards.overdealRemoves');
    expect(row?.cells.get('onsets-2014')?.text).toBe('se quitan; no dice cuáles');
    expect(row?.cells.get('onsets-2026')?.text).toBe('se quitan las últimas repartidas');
  });
});

describe('groups of editions that play alike', () => {
  it('tell the odd one out', () => {
    expect(table.find(row => row.parameter === 'challenge.negativeWord')?.alike).toEqual([
      ['onsets-2014'],
      ['onsets-2026', 'equations-2015', 'wff-2017'],
    ]);
  });
});
