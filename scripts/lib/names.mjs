import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { stripComments } from './imports.mjs';
import { filesUnder, packageNames } from './project.mjs';

/** Names that do not explain themselves, with what to write instead; stopped in every package. */
const RENAMED = {
  Tender: 'table scheduler',
  Pulse: 'node heartbeat',
  pulse: 'heartbeat',
  beat: 'heartbeatMs, or seenAt for the time of the last one',
  refereed: 'seeded play',
  watchful: 'wrapStoreErrors',
  bury: 'removeNode',
  attend: 'setAttendance',
  pretend: 'verifyDummy',
  seal: 'commitment, or hashPassword',
  Doer: 'participant',
  Doors: 'admission policy',
  Caller: 'client session',
  Reception: 'message router',
  reception: 'router',
  Why: 'refusal reason, or what the reason is for',
  isWhy: 'isRefusalReason',
  whyOf: 'reasonOf',
  Written: 'submitted Solution, or appended entry',
  Scribe: 'transaction',
  Shelf: 'loaders, usable cubes or cache',
  shelf: 'loaders, usable cubes or cache',
  shelves: 'loaders',
  JudgeDesk: 'adjudicator',
  loadDesk: 'loadAdjudicator',
  stands: 'holds, applies, in force',
  invalidWord: 'invalidChallenge',
  Told: 'log line, or what is told',
  tell: 'describeEvents, notify, send, translate',
  useSay: 'useRefereeText',
  Spoken: 'live region',
  weave: 'align goal',
  goOver: 'retry thoroughly',
  NIL: 'ZERO_INTERVAL',
  seeing: 'open calculus',
  innerPosition: 'internalPosition',
  twin: 'reference implementation, oracle, or what it is compared with',
  Twin: 'reference implementation',
  curtain: 'pass-the-device screen',
  mind: 'bot cache',
  calm: 'untimed, untroubled',
  TableLine: 'table client',
  TableLink: 'table connection',
  LiveAct: 'untrusted act',
  Body: 'entry body',
  Room: 'room state',
};

/** Names that are clear elsewhere, each with the folders where they were not. */
const RENAMED_IN = [
  ['Hall', 'table registry', 'packages/host', 'packages/server'],
  ['Line', 'session', 'packages/host'],
  ['Line', 'open connection', 'packages/server/src/socket'],
  ['Play', 'seeded play', 'packages/host'],
  ['Step', 'command result', 'packages/host'],
  ['Decide', 'command handler', 'packages/host'],
  ['racing', 'block race window', 'packages/host'],
  ['hint', 'notify', 'packages/host', 'packages/server'],
  ['alone', 'runExclusive, or say who is alone', 'packages/host', 'packages/server', 'packages/table'],
  [
    'desk',
    'adjudicator, or the referee’s ports',
    'packages/host',
    'packages/players',
    'packages/forceout',
    'packages/table',
  ],
  ['desk', 'adjudicator', 'packages/on-sets', 'packages/equations', 'packages/wff'],
  ['laws', 'invariants', 'packages/server/src/sim'],
  ['kit', 'search parts', 'packages/equations'],
  ['beams', 'value samples', 'packages/equations'],
  ['stock', 'usable cubes', 'packages/equations'],
  ['care', 'effort', 'packages/equations'],
  ['room', 'memory budget', 'packages/equations/src/solve'],
  ['reach', 'value bounds', 'packages/equations'],
  ['into', 'divideIntervals', 'packages/equations/src/values'],
  ['opposite', 'negate', 'packages/equations'],
  ['I', 'IMAGINARY', 'packages/equations'],
  ['blind', 'closed sub-proofs', 'packages/wff/src/prove'],
  ['strict', 'stricter readings', 'packages/wff/src/prove'],
  ['again', 'secondLines', 'packages/wff/src/prove'],
  ['stay', 'name the calculus', 'packages/wff/src/prove'],
  ['standing', 'name the calculus', 'packages/wff/src/prove'],
  ['inner', 'internal position', 'packages/on-sets/src/play'],
  ['link', 'connection', 'packages/web/src/table', 'packages/web/src/online', 'packages/web/src/replay'],
  ['Middle', 'board area', 'packages/web/src/table'],
  ['TableTop', 'table header', 'packages/web/src/table'],
  ['slip', 'deliberate error', 'packages/players'],
];

const isKebab = name => /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*\.tsx?$/.test(name);

const TEXTS = /(['"`])(?:\\.|(?!\1)[^\\])*\1/g;
const PATTERNS = /(^\s*|[(=,:[&|?{;]\s*|return )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\n\\])+\/[a-z]*/gm;

/** Code without its comments, texts and patterns: what is left are names. */
const namesOnly = text => stripComments(text).replace(TEXTS, '').replace(PATTERNS, '$1');

/** Names that a stranger would not understand, one sentence each. */
export function nameFaults(base) {
  return packageNames(base)
    .flatMap(name => [...filesUnder(join(base, 'packages', name, 'src'))])
    .filter(path => /\.tsx?$/.test(path))
    .flatMap(path => {
      const at = relative(base, path).split(sep).join('/');
      return [
        ...(isKebab(basename(path)) ? [] : [`${at} is not named in kebab-case.`]),
        ...oldNames(at, namesOnly(readFileSync(path, 'utf8'))),
      ];
    });
}

function oldNames(at, code) {
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const here = RENAMED_IN.filter(([, , ...folders]) => folders.some(folder => at.startsWith(`${folder}/`)));
  return [...Object.entries(RENAMED), ...here]
    .filter(([old]) => words.has(old))
    .map(([old, better]) => `${at} says ${old}; better: ${better}.`);
}
