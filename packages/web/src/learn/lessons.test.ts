import { game as equationsGame } from '@forceout/equations';
import { game as onSetsGame } from '@forceout/on-sets';
import { type Game, totals } from '@forceout/table';
import { game as wffGame } from '@forceout/wff';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, translator } from '../i18n/index.ts';
import { wordsFor } from '../i18n/words.test-help.ts';
import { TERMS } from '../rules/terms.ts';
import { lesson as equations } from './equations.ts';
import type { Lesson } from './lesson.ts';
import { lesson as onSets } from './on-sets.ts';
import { attempt, begin, example, forward } from './play.ts';
import { lesson as wff } from './wff.ts';

await wordsFor('learn', 'terms');

const lessons: readonly (readonly [string, Game, Lesson])[] = [
  ['on-sets', onSetsGame, onSets],
  ['equations', equationsGame, equations],
  ['wff', wffGame, wff],
];

describe.each(lessons)('the lesson of %s', (_, game, lesson) => {
  it.each(LANGUAGES)('is played to its end at the real table, with words in %s at every step', language => {
    const t = translator(language);
    const said = new Set<string>();
    const say = (key: Parameters<typeof t>[0]): void => {
      const text = t(key);
      expect(text).not.toBe(key);
      expect(said.has(text)).toBe(false);
      said.add(text);
    };
    let frame = begin(game, lesson, ['You', 'Leo', 'Ana']);
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
      if (step.kind === 'quiz') {
        say(step.why);
        expect(step.answers[step.right]).toBeDefined();
      }
      frame = forward(game, lesson, frame);
    }
    expect(frame.at).toBe(lesson.steps.length);
    expect(frame.state.history).toHaveLength(1);
    expect(totals(frame.state)).toEqual([6, 2, 2]);
  });

  it('takes nothing but what the step asks for', () => {
    let frame = begin(game, lesson, ['You', 'Leo', 'Ana']);
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

describe('the glossary', () => {
  it('explains every word in both languages, each in its own words', () => {
    for (const term of TERMS) {
      expect(translator('en')(`term.${term}.word`)).not.toBe('');
      expect(translator('es')(`term.${term}.means`)).not.toBe(translator('en')(`term.${term}.means`));
    }
  });
});
