import { clausesOf } from '@forceout/rulebook/clauses';
import { describe, expect, it } from 'vitest';
import { chaptersOf } from './chapters.ts';
import { findClause } from './clause-text.ts';
import { marked, plain, searchClauses } from './search.ts';

describe('the rulebook page', () => {
  it('finds clauses by number and by words, without accents', async () => {
    const clauses = await clausesOf('onsets-2026');
    expect(searchClauses(clauses, 'V-A-2-b').map(c => c.clause)).toContain('V-A-2-b');
    const found = searchClauses(clauses, 'forbidden LAST cube');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(c => /forbidden/i.test(`${c.clause} ${c.text}`) && /last/i.test(`${c.clause} ${c.text}`))).toBe(
      true,
    );
    expect(searchClauses(clauses, 'no such words anywhere')).toEqual([]);
    expect(plain('Acción ∪')).toBe('accion ∪');
  });

  it('marks what was looked for and keeps the text', () => {
    const parts = marked('La opción de Opciones', 'opcion');
    expect(parts.map(p => p.text).join('')).toBe('La opción de Opciones');
    expect(parts.filter(p => p.hit).map(p => p.text)).toEqual(['opción', 'Opcion']);
  });

  it('gives every chapter of every edition a title', async () => {
    for (const [edition, game] of [
      ['onsets-2014', 'on-sets'],
      ['onsets-2026', 'on-sets'],
      ['equations-2015', 'equations'],
      ['wff-2017', 'wff'],
    ] as const) {
      const clauses = await clausesOf(edition);
      const chapters = chaptersOf(clauses, game);
      expect(chapters.filter(c => c.title === null).map(c => c.id)).toEqual([]);
      expect(chapters.flatMap(c => c.clauses)).toHaveLength(clauses.length);
    }
  });

  it('falls back to the clause above when a ruling cites a finer one', async () => {
    const clauses = await clausesOf('onsets-2026');
    expect(findClause(clauses, 'VII-B-4-a')?.clause).toBe('VII-B-4-a');
    expect(findClause(clauses, 'VII-B-4-a-xyz')?.clause).toBe('VII-B-4-a');
    expect(findClause(clauses, 'nothing')).toBeUndefined();
  });
});
