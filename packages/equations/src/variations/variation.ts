import type { Sign } from '../language/token.ts';
import type { Rules, VariationName } from '../rules.ts';

/** Another symbol that a cube with this face can be. */
export interface Meaning {
  readonly face: '*' | 'r' | '/';
  readonly piece: Extract<Sign, '|' | '%' | 'L' | 'G'> | '.' | 'T' | 'E' | 'i';
  readonly as: 'sign' | 'digit' | 'point' | 'unit';
  /** One sees it from how the cube lies. */
  readonly turned: boolean;
  /** The usual meaning is gone. */
  readonly instead?: true;
}

/** What a variation changes of the numbers that can be made; the arguments of the solver rest on it. */
export interface Bounds {
  /** Fractions arise without ÷: always, or where this sign is used. */
  readonly breaks?: 'always' | '+' | 'r';
  /** Numbers below zero arise without -, */
  readonly belowZero?: true;
  /** or zero without - and 0. */
  readonly zero?: true;
  /** Primes arise that are in no numeral. */
  readonly makesPrimes?: true;
  /** Long numbers come down again other than by a root. */
  readonly shrinks?: true;
  /** The General Rule of Elementary does not keep what it makes. */
  readonly leavesElementary?: true;
  /** No argument from signs and sizes holds. */
  readonly knowsNoBounds?: true;
}

/** What signs, digits and the Goal come to mean under it; reader, checker and solver ask for these, never for a name. */
export interface Effects {
  /** + is the mean of two numbers. */
  readonly plusIsMean?: true;
  /** ÷ on its side is the remainder, */
  readonly slashIsRemainder?: true;
  /** or a logarithm. */
  readonly slashIsLogarithm?: true;
  /** × before a number counts its factors, */
  readonly prefixCountsFactors?: true;
  /** or finds the smallest prime above it. */
  readonly prefixFindsPrime?: true;
  /** The radical is i, */
  readonly radicalIsUnit?: true;
  /** percent of, */
  readonly radicalIsPercent?: true;
  /** or the least common multiple. */
  readonly radicalIsMultiple?: true;
  /** * is the greatest common factor, */
  readonly starIsDivisor?: true;
  /** or a decimal point. */
  readonly starIsPoint?: true;
  readonly turnsSideways?: true;
  readonly turnsUpsideDown?: true;
  /** ! is written on no cube, twice for Goal and Solution together. */
  readonly writesFactorials?: true;
  readonly repeatsOperations?: true;
  /** 1 is any power of the base. */
  readonly oneIsAPower?: true;
  /** A numeral has two digits wherever it stands. */
  readonly longNumerals?: true;
  readonly pointInGoal?: true;
  /** The Solution differs from the Goal by a multiple. */
  readonly goalIsMultiple?: true;
}

/** A variation: where it is printed, when it has no effect, how it reads, what it asks for, what it bounds. */
export interface Variation {
  /** Also what is cited: the edition knows which clause of which division prints it. */
  readonly name: VariationName;
  /** Without a cube with this face it has no effect on a shake (II-B-2). */
  readonly needs?: '0' | '1' | '+' | 'x' | '/' | '*' | 'r' | 'number' | 'coloured number';
  readonly reads?: (rules: Rules) => readonly Meaning[];
  /** Numbers may be turned that way. */
  readonly turn?: 's' | 'u';
  /** This face stands for any symbol. */
  readonly wild?: '0' | 'x';
  /** This sign may stand before a number. */
  readonly prefix?: 'x';
  /** Digits a numeral of a Solution may have. */
  readonly numeral?: 2;
  readonly leastOperations?: number;
  /** False: where operations repeat, the values of some digits are without end. */
  readonly isListed?: false;
  readonly bounds?: Bounds;
  readonly effects: Effects;
}
