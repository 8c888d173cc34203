import type { Finding } from '../check/finding.ts';
import { isDropped } from '../language/legal.ts';
import { lex } from '../language/lex.ts';
import type { Token } from '../language/token.ts';
import type { Ground, Rules } from '../rules.ts';
import type { LaidCube, LaidGoal } from './laid.ts';

type Woven = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly finding: Finding };

/**
 * The writer's Goal with the gaps of the mat put in, when it is a reading of the cubes that lie there: the same faces in
 * the same order, turned the same way, exponents on cubes of the colour (VII-C-5-b).
 */
export function weave(written: string, laid: LaidGoal, rules: Rules): Woven {
  const lexed = lex(written);
  if (!lexed.ok) return { ok: true, text: written };
  const tokens = lexed.tokens.filter(t => t.kind !== 'gap');
  let text = '';
  let count = 0;
  let opening = '';
  for (const [n, token] of tokens.entries()) {
    const piece = written.slice(token.at, token.end);
    const isCube = 'cube' in token && !(token.kind === 'point' && isDropped(rules, 'goal'));
    if (!isCube) {
      if (token.kind === 'tick' || token.kind === 'open' || token.kind === 'point') opening += piece;
      else text += opening + piece;
      if (token.kind === 'bang' || token.kind === 'close') opening = '';
      continue;
    }
    const cube = laid[count];
    const wrong =
      cube === undefined ? 'There are fewer cubes in the Goal.' : mismatch(token, isExponent(tokens, n), cube, rules);
    if (wrong !== null || cube === undefined) return notAsLaid(wrong ?? '', token.at);
    text += `${cube.gap ? ' ' : ''}${opening}${piece}`;
    opening = '';
    count++;
    if (isZeroLeftOut(tokens, n, laid[count], rules)) {
      text += '0';
      count++;
    }
  }
  if (count < laid.length) return notAsLaid('There are more cubes in the Goal.', written.length);
  return { ok: true, text: text + opening };
}

/** Decimal in Goal: .2 is a way to write the Goal 20 (XIII-D-12 examples). */
function isZeroLeftOut(tokens: readonly Token[], n: number, cube: LaidCube | undefined, rules: Rules): boolean {
  if (!isDropped(rules, 'goal') || cube?.face !== '0' || cube.gap || cube.turn !== '') return false;
  if (tokens[n]?.kind !== 'digit' || tokens[n - 1]?.kind !== 'point' || tokens[n - 2]?.kind === 'digit') return false;
  const next = tokens.slice(n + 1).find(t => 'cube' in t && t.kind !== 'point');
  return next === undefined || !('cube' in next) || next.cube !== '0';
}

function notAsLaid(message: string, at: number): Woven {
  const colour: readonly Ground[] = message.startsWith('An exponent') ? ['exponent'] : [];
  return {
    ok: false,
    finding: {
      code: 'goal-not-as-laid',
      clauses: ['goal-wrong', 'equals-goal', ...colour],
      message: `This is no reading of the Goal on the mat. ${message}`,
      at: { in: 'goal', at },
    },
  };
}

const isExponent = (tokens: readonly Token[], n: number): boolean =>
  tokens.slice(0, n).findLast(t => t.kind !== 'open')?.kind === 'tick';

/** Faces that may be read from a laid face. */
function mismatch(
  token: Extract<Token, { cube: string }>,
  exponent: boolean,
  cube: LaidCube,
  rules: Rules,
): string | null {
  const turnedSign = cube.face === '%' || cube.face === '|';
  if (turnedSign) {
    const asTurned = token.kind === 'sign' && !token.wild && token.sign === cube.face;
    return asTurned ? null : `A cube lies as ${cube.face} there.`;
  }
  if (token.cube !== cube.face) return `A cube shows ${cube.face} there.`;
  if (token.kind === 'sign' && !token.wild && (token.sign === '%' || token.sign === '|'))
    return `The ${cube.face} there is not turned.`;
  if (token.kind === 'digit' && !token.wild && cube.face !== '*' && token.turn !== cube.turn)
    return `The ${cube.face} lies otherwise there.`;
  if (exponent && rules.exponent !== 'any' && cube.colour !== null && cube.colour !== rules.exponent)
    return `An exponent has to be ${rules.exponent}, and the ${cube.face} is ${cube.colour}.`;
  return null;
}
