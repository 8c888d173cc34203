import { parseSetName, printSetName } from '@forceout/on-sets';
import {
  cubeKinds,
  DIVISIONS,
  faceSets,
  type GameId,
  isEdition,
  isFaceSet,
  rulesOf,
  type Section,
  variationsFor,
} from '@forceout/rulebook';
import type { Claim, Cube, Json, Position, TableRules, Variation } from '@forceout/table';
import { fromCodeList, fromCodeText, toCodeList, toCodeText } from './code-text.ts';

/**
 * A position in one short line that fits into a link, as a chess player writes one down:
 *
 *     1.onsets-2026.jar...30B.twoOps.row2~131.31.U.B-.~c2GL.BRRGYYNVC.now
 *
 * version . edition . division and how it is played . season . options . cards . variations . Goal . the cubes of
 * Goal, Required, Permitted, Forbidden and Resources . what was said
 */
export interface CodedPosition {
  readonly position: Position;
  readonly claim: Claim;
}

/** The part of the code that cannot be read. */
export interface CodeFault {
  readonly ok: false;
  readonly part: (typeof PARTS)[number];
}

const PARTS = [
  'version',
  'edition',
  'division',
  'season',
  'options',
  'cards',
  'variations',
  'goalText',
  'goal',
  'required',
  'permitted',
  'forbidden',
  'resources',
  'claim',
] as const;

const VERSION = '1';
const CLAIMS: readonly Claim[] = ['now', 'impossible', 'forceout', 'stop', 'no-goal'];
const MAT = ['goal', 'required', 'permitted', 'forbidden', 'resources'] as const satisfies readonly Section[];
type OnMat = (typeof MAT)[number];
const DOTS = ['B', 'R', 'G', 'Y'];

/** A face says its kind where no two kinds of the game share one; else the first free letter of the kind goes before. */
function prefixesOf(game: GameId): ReadonlyMap<string, string> {
  const kinds = cubeKinds[game].map(({ kind }) => kind);
  const faces = kinds.map(kind => facesOf(game, kind));
  const shared = faces.some((mine, i) =>
    faces.some((others, j) => i !== j && mine.some(face => others.includes(face))),
  );
  const prefixes = new Map<string, string>();
  for (const kind of kinds)
    prefixes.set(kind, shared ? [...kind].find(letter => ![...prefixes.values()].includes(letter))! : '');
  return prefixes;
}

const facesOf = (game: GameId, kind: string): readonly string[] => [
  ...new Set(faceSets[game].flatMap(set => [...(set.kinds[kind] ?? []), ...(set.mixed?.[kind] ?? []).flat()])),
];

export function writePositionCode({ position, claim }: CodedPosition): string {
  const { rules, cards, variations, goalText } = position;
  const { game, season } = rulesOf(rules.edition);
  const prefixes = prefixesOf(game);
  const flags = `${rules.division[0]}${rules.adventurous ? 'a' : ''}${rules.restrictions ? 'r' : ''}`;
  const mat = MAT.map(section =>
    position[section].map(({ kind, face }) => `${prefixes.get(kind) ?? ''}${toCodeText(face)}`).join(''),
  );
  return [
    VERSION,
    rules.edition,
    flags,
    rules.season === season ? '' : rules.season,
    toCodeList(Object.entries(optionsRead(rules)).map(([name, value]) => [name, String(value)])),
    cards.map(cardDigit).join(''),
    toCodeList(variations.map(writeVariation)),
    writeGoal(goalText),
    ...mat,
    claim,
  ].join('.');
}

/** Of all that a table may set, what a game reads of a position that stands still. */
function optionsRead({ edition, options }: TableRules): TableRules['options'] {
  const { readings } = rulesOf(edition);
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      const reading = readings.find(r => r.name === name);
      return reading ? value !== reading.default : name === 'faceSet';
    }),
  );
}

const cardDigit = (card: string): string =>
  DOTS.reduce((sum, dot, i) => sum + (card !== 'blank' && card.includes(dot) ? 2 ** i : 0), 0).toString(16);

const writeVariation = ({ id, value }: Variation): readonly string[] =>
  typeof value === 'string' ? [id, shortName(value)] : typeof value === 'number' ? [id, String(value)] : [id];

/** The name of a Double Set without spaces and doubled brackets; anything else stays. */
function shortName(text: string): string {
  const read = parseSetName(text);
  return read.ok ? printSetName(read.value).replaceAll(' ', '') : text;
}

const isRecord = (x: Json): x is { readonly [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

function writeGoal(goal: Json): string {
  if (typeof goal === 'string') return toCodeText(goal);
  if (!isRecord(goal) || !Array.isArray(goal.digits)) return '';
  const digits = (goal.digits as readonly Json[]).map(digit =>
    isRecord(digit) ? `${digit.up === false ? 'u' : ''}${String(digit.d)}` : '',
  );
  return toCodeList([[String(goal.layout), digits.join('')]]);
}

export function readPositionCode(code: string): ({ readonly ok: true } & CodedPosition) | CodeFault {
  const fields = code.trim().split('.');
  const fault = (part: CodeFault['part']): CodeFault => ({ ok: false, part });
  const part = (name: CodeFault['part']): string => fields[PARTS.indexOf(name)] ?? '';
  if (fields.length !== PARTS.length || fields[0] !== VERSION) return fault('version');
  const edition = part('edition');
  if (!isEdition(edition)) return fault('edition');
  const { game, season: own, readings } = rulesOf(edition);
  const played = /^([emjs])(a?)(r?)$/.exec(part('division'));
  const division = DIVISIONS.find(d => d[0] === played?.[1]);
  if (!played || !division) return fault('division');
  const season = part('season') || own;
  if (!/^\d{4}-\d{2}$/.test(season)) return fault('season');
  const options: Record<string, Json> = {};
  for (const [name, text] of fromCodeList(part('options')) ?? [['']]) {
    const values: readonly Json[] =
      name === 'faceSet' ? (isFaceSet(game, text) ? [text!] : []) : (readings.find(r => r.name === name)?.values ?? []);
    const value = values.find(v => String(v) === text);
    if (value === undefined) return fault('options');
    options[name!] = value;
  }
  const rules: TableRules = {
    edition,
    division,
    season,
    adventurous: played[2] === 'a',
    restrictions: played[3] === 'r',
    options,
  };
  const cards = [...part('cards')].map(readCard);
  if (cards.includes(null) || new Set(cards).size !== cards.length) return fault('cards');
  const variations = readVariations(rules, part('variations'));
  if (variations === null) return fault('variations');
  const goalText = readGoal(game, part('goalText'));
  if (goalText === undefined) return fault('goalText');
  const mat: Partial<Record<OnMat, readonly Cube[]>> = {};
  let n = 0;
  for (const section of MAT) {
    const cubes = readCubes(game, part(section));
    if (cubes === null || cubes.length > MOST_CUBES) return fault(section);
    mat[section] = cubes.map(cube => ({ id: `k${++n}`, ...cube }));
  }
  const claim = CLAIMS.find(c => c === part('claim'));
  if (claim === undefined) return fault('claim');
  const position: Position = {
    rules,
    cards: cards as readonly string[],
    goalText,
    variations,
    ...(mat as Record<OnMat, readonly Cube[]>),
  };
  return { ok: true, position, claim };
}

/** More than any box holds; a code that somebody made up stays small. */
const MOST_CUBES = 40;

function readCard(digit: string): string | null {
  if (!/^[0-9a-f]$/.test(digit)) return null;
  const bits = Number.parseInt(digit, 16);
  const dots = DOTS.filter((_, i) => bits & (1 << i)).join('');
  return dots === '' ? 'blank' : dots;
}

function readVariations(rules: TableRules, code: string): readonly Variation[] | null {
  const items = fromCodeList(code);
  if (items === null) return null;
  const rows = variationsFor(rules.edition, rules.division, rules.season);
  const found = items.map(([id = '', value]): Variation | null => {
    const row = rows.find(r => r.id === id) ?? rows.find(r => r.values?.some(v => `${r.id}-${v}` === id));
    if (row === undefined) return null;
    if (value !== undefined) return row.blank === null ? null : { id, value };
    // The games write "no blank" each in its own way.
    return { id, value: rulesOf(rules.edition).game === 'on-sets' ? true : null };
  });
  return found.includes(null) ? null : (found as Variation[]);
}

function readGoal(game: GameId, code: string): Json | undefined {
  if (code === '') return null;
  if (game !== 'on-sets') return fromCodeText(code) ?? undefined;
  const [[layout, row] = [], ...more] = fromCodeList(code) ?? [];
  const digits = /^(u?[1-5]){1,3}$/.test(row ?? '') ? (row?.match(/u?[1-5]/g) ?? null) : null;
  if (layout === undefined || digits === null || more.length > 0) return undefined;
  return { layout, digits: digits.map(digit => ({ d: Number(digit.at(-1)), up: !digit.startsWith('u') })) };
}

function readCubes(game: GameId, code: string): readonly Omit<Cube, 'id'>[] | null {
  const text = fromCodeText(code);
  if (text === null) return null;
  const prefixes = prefixesOf(game);
  const cubes: Omit<Cube, 'id'>[] = [];
  for (let at = 0; at < text.length; ) {
    const kind = [...prefixes].find(
      ([name, prefix]) => text.startsWith(prefix, at) && facesOf(game, name).includes(text[at + prefix.length] ?? ''),
    );
    if (kind === undefined) return null;
    const [name, prefix] = kind;
    cubes.push({ kind: name, face: text.charAt(at + prefix.length) });
    at += prefix.length + 1;
  }
  return cubes;
}
