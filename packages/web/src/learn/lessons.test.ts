import { game as equationsGame } from '@forceout/equations';
import { game as onSetsGame } from '@forceout/on-sets';
import { type Game, positionOf, totals } from '@forceout/table';
import { game as wffGame } from '@forceout/wff';
import { describe, expect, it } from 'vitest';
import { inForceIn } from '../games/on-sets/in-force.ts';
import { LANGUAGES, translator } from '../i18n/index.ts';
import { wordsFor } from '../i18n/words.test-help.ts';
import { TERMS } from '../rules/terms.ts';
import { lessons as equations } from './equations.ts';
import { readRow, saySame, sentenceOf } from './everyday.ts';
import { LESSONS, type Lesson } from './lesson.ts';
import { missOf, missOfAnswer } from './miss.ts';
import { lessons as onSets } from './on-sets.ts';
import { cardsOf, nameOf } from './picked.ts';
import { attempt, begin, beginAt, example, forward } from './play.ts';
import { lessons as wff } from './wff.ts';

await wordsFor('learn', 'learn-on-sets', 'learn-equations', 'learn-wff', 'terms');

const PLAYERS = ['You', 'Leo', 'Ana'];
const SCORES: Readonly<Record<string, readonly number[]>> = {
  now: [6, 2, 2],
  impossible: [6, 2, 4],
  more: [6, 2, 2],
};

const courses = [
  ['on-sets', onSetsGame, onSets],
  ['equations', equationsGame, equations],
  ['wff', wffGame, wff],
] as const;

const all: readonly (readonly [string, Game, Lesson])[] = courses.flatMap(([id, game, lessons]) =>
  lessons.map(lesson => [`${id}: ${lesson.id}`, game, lesson] as const),
);

describe.each(courses)('the course of %s', (_, _game, lessons) => {
  it('has its six lessons in order, and each ends at a table with the bot', () => {
    expect(lessons.map(lesson => lesson.id)).toEqual(LESSONS);
    expect(lessons.map(lesson => lesson.table.step)).toContain('challenge');
  });
});

describe.each(all)('the lesson %s', (_, game, lesson) => {
  it.each(LANGUAGES)('is played to its end at the real table, with words in %s at every step', language => {
    const t = translator(language);
    const said = new Set<string>();
    const say = (key: Parameters<typeof t>[0]): void => {
      const text = t(key);
      expect(text).not.toBe(key);
      expect(said.has(text)).toBe(false);
      said.add(text);
    };
    let frame = begin(game, lesson, PLAYERS);
    for (const step of lesson.steps) {
      expect(lesson.steps[frame.at]).toBe(step);
      say(step.text);
      for (const term of step.terms ?? []) expect(t(`term.${term}.means`).length).toBeGreaterThan(20);
      if (step.kind === 'task') {
        expect(t(step.hint)).not.toBe(step.hint);
        const next = attempt(game, lesson, frame, example(step.task));
        expect(next).not.toBeNull();
        frame = next!;
        continue;
      }
      if (step.kind === 'quiz' || step.kind === 'pick') say(step.why);
      frame = forward(game, lesson, frame);
    }
    expect(frame.at).toBe(lesson.steps.length);
    const scores = SCORES[lesson.id];
    if (scores) expect(totals(frame.state)).toEqual(scores);
  });

  it('explains every wrong answer, and what it takes for right the referee takes too', () => {
    let frame = begin(game, lesson, PLAYERS);
    for (const step of lesson.steps) {
      if (step.kind === 'quiz')
        step.answers.forEach((answer, i) => {
          const miss = missOfAnswer(game, frame.state, step, answer);
          if (i !== step.right)
            // A picture alone says no reason, and why another answer is right says nothing of this one.
            expect([step.text, i, answer.why !== undefined || miss.reasons.length > 0]).toEqual([step.text, i, true]);
          else if (answer.written && positionOf(frame.state)?.goalText && answer.why === undefined)
            if (lesson.id !== 'impossible')
              // The question before the first move of a shake asks only what a sign does.
              expect([step.text, miss.reasons]).toEqual([step.text, []]);
        });
      frame = step.kind === 'task' ? attempt(game, lesson, frame, example(step.task))! : forward(game, lesson, frame);
    }
  });

  it('is taken up again at any step', () => {
    lesson.steps.forEach((step, at) => {
      const frame = beginAt(game, lesson, PLAYERS, at);
      expect(frame.at).toBe(at);
      if (step.kind === 'task') expect(attempt(game, lesson, frame, example(step.task))).not.toBeNull();
    });
  });

  it('takes nothing but what the step asks for', () => {
    let frame = begin(game, lesson, PLAYERS);
    for (const step of lesson.steps) {
      if (step.kind === 'task') {
        for (const other of lesson.steps)
          if (other.kind === 'task' && other !== step)
            expect(attempt(game, lesson, frame, example(other.task))).toBeNull();
        frame = attempt(game, lesson, frame, example(step.task))!;
      } else frame = forward(game, lesson, frame);
    }
  });
});

describe('why an act is not the one', () => {
  const taken = (game: Game, lessons: readonly Lesson[], id: string, kind: string) => {
    const lesson = lessons.find(each => each.id === id)!;
    const at = lesson.steps.findIndex(step => step.kind === 'task' && step.task.do === kind);
    const step = lesson.steps[at]!;
    if (step.kind !== 'task') throw new Error('no task');
    return { task: step.task, state: beginAt(game, lesson, PLAYERS, at).state };
  };

  it('shows a Solution to who says Impossible where there is one', () => {
    for (const [, game, lessons] of courses) {
      const { task, state } = taken(game, lessons, 'now', 'say');
      expect(missOf(game, state, task, { do: 'say', say: 'impossible' })?.written).not.toBeNull();
    }
  });

  it('gives the reasons and their clauses for a wrong Solution', () => {
    const { task, state } = taken(equationsGame, equations, 'now', 'write');
    const miss = missOf(equationsGame, state, task, { do: 'submit', solution: '5+7', goal: '11' });
    expect(miss?.reasons.map(reason => reason.code)).toContain('wrong-value');
  });

  it('says that there is a Solution to who has none', () => {
    for (const [, game, lessons] of courses) {
      const { task, state } = taken(game, lessons, 'now', 'write');
      expect(missOf(game, state, task, { do: 'submit', solution: null })?.say).toBe('learn.why.none');
    }
  });

  it('tells a wrong reason from a right one when checking', () => {
    for (const [, game, lessons] of courses) {
      const { task, state } = taken(game, lessons, 'checking', 'check');
      if (task.do !== 'check' || task.reason === null) throw new Error('first a wrong Solution');
      const { writer } = task;
      expect(missOf(game, state, task, { do: 'accept', writer })?.say).toBe('learn.why.accepted');
      expect(missOf(game, state, task, { do: 'reject', writer, reason: 'VII-C-5-a' })?.say).toBe('learn.why.reason');
      expect(missOf(game, state, task, { do: 'reject', writer, reason: task.reason })).toBeNull();
    }
  });
});

describe('a question about one rule', () => {
  it('has wrong answers that break this rule and no other', () => {
    const lesson = equations.find(each => each.id === 'places')!;
    const at = lesson.steps.findIndex(step => step.text === 'learn.eq.places.uses');
    const step = lesson.steps[at]!;
    if (step.kind !== 'quiz') throw new Error('no question');
    const { state } = beginAt(equationsGame, lesson, PLAYERS, at);
    const codes = step.answers.map(answer =>
      missOfAnswer(equationsGame, state, step, answer).reasons.map(reason => reason.code),
    );
    expect(codes).toEqual([['required-unused'], [], ['required-unused']]);
  });
});

describe('the table of a lesson', () => {
  it('stays in sight when its shake is over', () => {
    for (const [, game, lessons] of courses) {
      const lesson = lessons.find(each => each.id === 'now')!;
      const last = beginAt(game, lesson, PLAYERS, lesson.steps.length - 1);
      expect(last.state.shakeNo).toBe(2);
      expect(positionOf(last.table)?.required.length).toBeGreaterThan(0);
    }
  });
});

describe('cards to be picked', () => {
  it('are told by another name where the learner took another set', () => {
    const goal = onSets[0]!;
    const position = positionOf(beginAt(onSetsGame, goal, PLAYERS, 1).state)!;
    const inForce = inForceIn(position);
    const named = (setName: string) => cardsOf(position.cards, inForce, { restrictions: [], setName }, 'in');
    expect(named('R∪G')).toEqual(['BR', 'G', 'GY', 'RG']);
    expect(nameOf(position.cards, inForce, ['RG'], 'R∪G')).toBe('R∩G');
    expect(nameOf(position.cards, inForce, ['B', 'blank'], 'R∪G')).toBeNull();
    expect(cardsOf(position.cards, inForce, { restrictions: ['B⊆R'], setName: 'V' }, 'out')).toEqual(['B', 'BY']);
  });
});

describe('letters as everyday sentences', () => {
  const t = translator('en');
  it('reads a row back', () => {
    expect(sentenceOf('CpNq', t)).toBe('If it rains, then I do not take my umbrella.');
    expect(sentenceOf('NCpq', t)).toBe('It is not true that if it rains, then I take my umbrella.');
    expect(sentenceOf('Kp', t)).toBeNull();
  });
  it('says what a row lacks or has too much', () => {
    expect(readRow('Kp')).toEqual({ is: 'short', letter: 'K' });
    expect(readRow('pKq')).toEqual({ is: 'long', letter: 'K' });
    expect(readRow('KpN')).toEqual({ is: 'short', letter: 'N' });
  });
  it('takes a row that says the same, and no other', () => {
    expect(saySame('Eqp', 'Epq')).toBe(true);
    expect(saySame('NCpq', 'CpNq')).toBe(false);
    for (const step of wff[0]!.steps) if (step.kind === 'build') expect(sentenceOf(step.formula, t)).not.toBeNull();
  });
});

describe('the glossary', () => {
  it('explains every word in both languages, each in its own words', () => {
    for (const term of TERMS) {
      expect(translator('en')(`term.${term}.word`)).not.toBe('');
      expect(translator('es')(`term.${term}.means`)).not.toBe(translator('en')(`term.${term}.means`));
    }
  });
});
