import type { Json } from '@forceout/table';
import { proofToJson, type WrittenProof } from './language/proof.ts';
import { bad, isObject, type Read, readProofJson, readStrings, unknownField } from './language/proof-json.ts';
import { parseProofText } from './language/proof-text.ts';
import { itemLetters, type WrittenSolution } from './language/solution.ts';

/** What a player hands in: Solution, Proof and, if wished, marks on the Required cubes. */
export interface HandedIn {
  readonly solution: WrittenSolution;
  readonly proof: WrittenProof | null;
  readonly marked: readonly number[] | null;
}

/** Reads {premises, rules, proof, marked?}; the proof may be data or text, and one text may hold everything. */
export function readHandedIn(json: Json): Read<HandedIn> {
  if (typeof json === 'string') return readWholeText(json);
  if (!isObject(json)) return bad('bad-field.object', 'solution', { form: '{premises, rules, proof}' });
  const stray = unknownField(json, 'solution', ['premises', 'rules', 'proof', 'marked']);
  if (stray) return stray;
  const premises = readStrings(json.premises, 'solution.premises');
  if (!premises.ok) return premises;
  const rules = readStrings(json.rules, 'solution.rules');
  if (!rules.ok) return rules;
  const proof = readProof(json.proof);
  if (!proof.ok) return proof;
  const solution = { premises: premises.value, rules: rules.value };
  const marked = readMarked(json.marked, solution, 'solution.marked');
  if (!marked.ok) return marked;
  return { ok: true, value: { solution, proof: proof.value, marked: marked.value } };
}

function readWholeText(text: string): Read<HandedIn> {
  const read = parseProofText(text);
  if (!read.ok) return read;
  const { proof, solution } = read.value;
  if (solution === null) return bad('missing-field.solution', 'solution');
  return { ok: true, value: { solution, proof, marked: null } };
}

function readProof(json: Json | undefined): Read<WrittenProof | null> {
  if (json === undefined || json === null) return { ok: true, value: null };
  if (typeof json !== 'string') return readProofJson(json, 'solution.proof');
  const read = parseProofText(json);
  return read.ok ? { ok: true, value: read.value.proof } : read;
}

export function readMarked(
  json: Json | undefined,
  solution: WrittenSolution,
  at: string,
): Read<readonly number[] | null> {
  if (json === undefined || json === null) return { ok: true, value: null };
  const letters = itemLetters(solution).join('').length;
  const valid = (entry: Json): entry is number =>
    typeof entry === 'number' && Number.isInteger(entry) && entry >= 0 && entry < letters;
  if (!Array.isArray(json)) return bad('bad-field.object', at, { form: '[0, 2]' });
  const list = json as readonly Json[];
  const wrong = list.findIndex((entry, i) => !valid(entry) || list.indexOf(entry) !== i);
  if (wrong >= 0) return bad('bad-field.position', `${at}[${wrong}]`, { letters });
  return { ok: true, value: list as readonly number[] };
}

export function handedInToJson({ solution, proof, marked }: HandedIn): Json {
  const json: Record<string, Json> = { premises: solution.premises, rules: solution.rules };
  json.proof = proof === null ? null : proofToJson(proof);
  if (marked !== null) json.marked = marked;
  return json;
}
