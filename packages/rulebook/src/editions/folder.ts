import type { DifferenceCells, DifferenceChanges } from '../differences/cell.ts';
import type { Parameter } from '../differences/parameters.ts';
import type { ClauseAddresses, EditionValues } from '../edition.ts';
import type { GroundsByGame, ObjectionsByGame } from '../grounds.ts';
import type { EditionId, GameId } from '../names.ts';
import type { VariationChange, VariationRow } from '../variation-row.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** What a folder gives to be known by: enough to open a table, little enough for a lobby. */
export interface WholeEdition {
  readonly id: EditionId;
  readonly game: GameId;
  readonly name: string;
  readonly season: string;
  readonly rules: EditionValues;
  readonly addresses: ClauseAddresses;
  readonly vocabulary: Vocabulary;
}

/** An edition as another one with named changes. */
export interface ExtendingEdition {
  readonly id: EditionId;
  readonly extends: EditionId;
  readonly name: string;
  readonly season: string;
  readonly rules?: Partial<EditionValues>;
  readonly addresses?: Partial<ClauseAddresses>;
  readonly vocabulary?: Partial<Vocabulary>;
}

export type EditionFolder = WholeEdition | ExtendingEdition;

/** Lines of `clause | divisions | area | how | same`; see `clauses/table.ts` for what an extending edition writes. */
export interface ClauseFile {
  readonly clauses: string;
  /** The edition that the last column speaks of. */
  readonly sameIn?: EditionId;
}

/**
 * The words of an edition in one language: lines of `clause | wording`, variations by their id, and what stands in the
 * table of differences by its parameter. English words of the last two stand in the rows themselves.
 */
export interface WordsFile {
  readonly clauses: string;
  readonly variations?: Readonly<Record<string, VariationWording>>;
  readonly differences?: Partial<Readonly<Record<Parameter, string>>>;
}

export interface VariationWording {
  readonly name: string;
  readonly explains: string;
}

/** Fetched when first asked for: a page seldom needs more than one. */
interface Files {
  readonly clauses?: () => Promise<ClauseFile>;
  readonly words?: Readonly<Record<string, () => Promise<WordsFile>>>;
}

/** What is in the book itself. */
export type WholeContents = Files &
  {
    [G in GameId]: {
      readonly id: EditionId;
      readonly game: G;
      readonly variations: readonly VariationRow[];
      readonly grounds: GroundsByGame[G];
      readonly objections: ObjectionsByGame[G];
      readonly differences: () => Promise<{ readonly differences: DifferenceCells }>;
    };
  }[GameId];

export interface ExtendingContents extends Files {
  readonly id: EditionId;
  readonly extends: EditionId;
  readonly variations?: readonly VariationChange[];
  readonly grounds?: Partial<GroundsByGame[GameId]>;
  readonly objections?: Partial<ObjectionsByGame[GameId]>;
  readonly differences?: () => Promise<{ readonly differences: DifferenceChanges }>;
}

export type ContentsFolder = WholeContents | ExtendingContents;
