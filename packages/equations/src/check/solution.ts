import { assemble } from '../language/item.ts';
import { lex } from '../language/lex.ts';
import { read } from '../language/read.ts';
import type { Token } from '../language/token.ts';
import type { Mat, Mode } from '../mat.ts';
import type { Rules } from '../rules.ts';
import { cubeFindings } from './cubes.ts';
import { type Equation, equationFindings } from './equation.ts';
import type { Finding } from './finding.ts';

/** Every reason why an Equation is not correct on that mat. */
export function solutionFindings(equation: Equation, mat: Mat, mode: Mode, rules: Rules): readonly Finding[] {
  const solution = read(equation.solution, 'solution', rules);
  return [
    ...(solution.ok ? cubeFindings(solution.expression.symbols, mat, mode, rules) : []),
    ...equationFindings(equation, rules, solution),
  ];
}

/** The symbols of a text, null when it cannot be taken apart. */
export function symbolsOf(text: string): readonly Token[] | null {
  const lexed = lex(text);
  if (!lexed.ok) return null;
  const assembled = assemble(lexed.tokens, false);
  return assembled.ok ? assembled.symbols : null;
}
