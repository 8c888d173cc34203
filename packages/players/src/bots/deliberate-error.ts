import { firstOf, itemAt } from '@forceout/rulebook';
import type { Json, Position } from '@forceout/table';
import type { Chance } from './chance.ts';

/** The faults people make in writing, put into a correct Solution; what comes of it is for the judge to say. */
export function deliberateError(solution: Json, position: Position, chance: Chance): Json {
  if (typeof solution === 'string') return spoilText(solution, position, chance);
  if (Array.isArray(solution)) return solution.map((s, i) => (i === 0 ? deliberateError(s, position, chance) : s));
  if (typeof solution !== 'object' || solution === null) return solution;
  const fields = solution as { readonly [key: string]: Json };
  if (typeof fields.setName === 'string') {
    const restrictions = fields.restrictions as readonly string[];
    if (restrictions?.length > 0 && chance.happens(30)) return { ...fields, restrictions: restrictions.slice(1) };
    return { ...fields, setName: spoilText(fields.setName, position, chance) };
  }
  if (Array.isArray(fields.premises)) return spoilProof(fields, chance);
  return solution;
}

/** Another usable face in one place, groupings left out, or an end cut off. */
function spoilText(text: string, position: Position, chance: Chance): string {
  const faces = [...position.required, ...position.permitted, ...position.resources, ...position.forbidden].map(
    c => c.face,
  );
  const places = [...text].flatMap((c, i) => (faces.includes(c) ? [i] : []));
  switch (chance.below(3)) {
    case 0:
      return text.replace(/[()]/g, '');
    case 1: {
      const place = chance.pick(places.length > 0 ? places : [0]);
      const kind = /\d/.test(itemAt(text, place)) ? /\d/ : /[A-Z]/.test(itemAt(text, place)) ? /[BRGY]/ : /[^\w]/;
      const others = faces.filter(f => kind.test(f) && f !== text[place]);
      return others.length === 0 ? text : text.slice(0, place) + chance.pick(others) + text.slice(place + 1);
    }
    default:
      return text.replace(/^\(?(\S+)\s*\S+\s*/, '$1 ').trim();
  }
}

/** A rule not listed, a premise too many, a line with the wrong rule. */
function spoilProof(fields: { readonly [key: string]: Json }, chance: Chance): Json {
  const rules = fields.rules as readonly string[];
  const premises = fields.premises as readonly string[];
  const proof = fields.proof as {
    readonly lines: readonly { readonly [key: string]: Json }[];
    readonly [key: string]: Json;
  };
  switch (chance.below(3)) {
    case 0:
      return { ...fields, rules: rules.slice(1) };
    case 1:
      return { ...fields, premises: [...premises, firstOf(premises)] };
    default: {
      const lines = proof.lines.map((l, i) => (i === proof.lines.length - 1 ? { ...l, rule: 'Ko' } : l));
      return { ...fields, proof: { ...proof, lines } };
    }
  }
}
