import type { Facts, Json, QuestionKey, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { FormKey } from '../codes.ts';
import { DEEPEST, type LineReason, type ProofItem, readReason, type WrittenProof } from './proof.ts';
import type { WrittenSolution } from './solution.ts';

/** A form fault: where in the data, and what is wrong there. Never about correctness. */
export interface FormFault extends Said {
  readonly code: 'missing-field' | 'bad-field' | 'unknown-field';
  readonly at: string;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: FormFault };

type BadKey = Extract<QuestionKey | FormKey, FormFault['code'] | `${FormFault['code']}.${string}`>;

/** The sentence names the field, where the key does not say it otherwise. */
export const bad = (key: BadKey, at: string, facts?: Facts, because?: Said): { ok: false; fault: FormFault } => ({
  ok: false,
  fault: { ...saidBy(key, { field: at, ...facts }, because), code: key.split('.')[0] as FormFault['code'], at },
});

export const isObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

export function unknownField(
  json: { readonly [key: string]: Json },
  at: string,
  known: readonly string[],
): { ok: false; fault: FormFault } | null {
  const stray = Object.keys(json).find(key => !known.includes(key));
  return stray === undefined ? null : bad('unknown-field', `${at}.${stray}`, { values: known });
}

export function readStrings(json: Json | undefined, at: string): Read<readonly string[]> {
  if (json === undefined) return bad('missing-field', at);
  if (Array.isArray(json) && json.every(entry => typeof entry === 'string')) return { ok: true, value: json };
  return bad('bad-field.texts', at);
}

export function readWrittenSolution(json: Json | undefined, at: string): Read<WrittenSolution> {
  if (json === undefined) return bad('missing-field', at);
  if (!isObject(json)) return bad('bad-field.object', at, { form: '{premises, rules}' });
  const stray = unknownField(json, at, ['premises', 'rules']);
  if (stray) return stray;
  const premises = readStrings(json.premises, `${at}.premises`);
  if (!premises.ok) return premises;
  const rules = readStrings(json.rules, `${at}.rules`);
  if (!rules.ok) return rules;
  return { ok: true, value: { premises: premises.value, rules: rules.value } };
}

export function readProofJson(json: Json | undefined, at: string): Read<WrittenProof> {
  if (json === undefined) return bad('missing-field', at);
  if (!isObject(json)) return bad('bad-field.object', at, { form: '{premises, goal, lines}' });
  const stray = unknownField(json, at, ['premises', 'goal', 'lines']);
  if (stray) return stray;
  const items = readItems(json.lines, `${at}.lines`, 0);
  if (!items.ok) return items;
  const { premises: premisesJson, goal } = json;
  if (goal !== undefined && typeof goal !== 'string') return bad('bad-field.text', `${at}.goal`);
  const premises = premisesJson === undefined ? null : readStrings(premisesJson, `${at}.premises`);
  if (premises !== null && !premises.ok) return premises;
  const header = goal === undefined ? null : { premises: premises?.value ?? [], goal };
  return { ok: true, value: { header, items: items.value } };
}

function readItems(json: Json | undefined, at: string, depth: number): Read<readonly ProofItem[]> {
  if (json === undefined) return bad('missing-field', at);
  if (!Array.isArray(json)) return bad('bad-field.object', at, { form: '[{wff, rule, cites}, {sub}]' });
  if (depth > DEEPEST) return bad('bad-field.deep', at, { most: DEEPEST });
  const items: ProofItem[] = [];
  for (const [index, entry] of (json as readonly Json[]).entries()) {
    const item = readItem(entry, `${at}[${index}]`, depth);
    if (!item.ok) return item;
    items.push(item.value);
  }
  return { ok: true, value: items };
}

function readItem(json: Json, at: string, depth: number): Read<ProofItem> {
  if (!isObject(json)) return bad('bad-field.object', at, { form: '{wff, rule, cites}' });
  const label = json.label ?? null;
  if (label !== null && typeof label !== 'string') return bad('bad-field.text', `${at}.label`);
  if (json.sub !== undefined) {
    const stray = unknownField(json, at, ['label', 'sub']);
    if (stray) return stray;
    const items = readItems(json.sub, `${at}.sub`, depth + 1);
    return items.ok ? { ok: true, value: { kind: 'sub', label, items: items.value } } : items;
  }
  const stray = unknownField(json, at, ['label', 'wff', 'rule', 'r', 'cites']);
  if (stray) return stray;
  if (json.wff === undefined) return bad('missing-field.item', `${at}.wff`);
  if (typeof json.wff !== 'string') return bad('bad-field.text', `${at}.wff`);
  const reason = readJsonReason(json.rule, json.r, at);
  if (!reason.ok) return reason;
  const cites = json.cites === undefined || json.cites === null ? null : readStrings(json.cites, `${at}.cites`);
  if (cites !== null && !cites.ok) return cites;
  return { ok: true, value: { kind: 'line', label, wff: json.wff, reason: reason.value, cites: cites?.value ?? null } };
}

function readJsonReason(rule: Json | undefined, r: Json | undefined, at: string): Read<LineReason> {
  if (rule !== undefined && rule !== null && typeof rule !== 'string') return bad('bad-field.text', `${at}.rule`);
  if (r !== undefined && r !== null && !(typeof r === 'number' && Number.isInteger(r) && r >= 0 && r < 100))
    return bad('bad-field.range', `${at}.r`, { least: 0, most: 99 });
  const names = (rule ?? '').split(/[\s,]+/).filter(name => name !== '');
  return { ok: true, value: readReason(names, r ?? null) };
}
