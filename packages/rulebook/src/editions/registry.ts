import type { EditionRules } from '../edition.ts';
import { clauseRef, type EditionId, type EditionOf, type GameId } from '../names.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { equations2015 } from './equations-2015/edition.ts';
import type { EditionFolder } from './folder.ts';
import { onsets2014 } from './onsets-2014/edition.ts';
import { onsets2026 } from './onsets-2026/edition.ts';
import { wff2017 } from './wff-2017/edition.ts';

/** Somebody asked for an edition that is not there, or for one of another game. No other edition stands in for it. */
export class UnknownEdition extends Error {
  readonly edition: string;
  constructor(edition: string, game?: GameId) {
    super(
      game === undefined
        ? `There is no edition "${edition}". Choose one of ${EDITIONS.join(', ')}.`
        : `"${edition}" is not an edition of ${game}.`,
    );
    this.edition = edition;
  }
}

interface Edition {
  readonly name: string;
  readonly rules: EditionRules;
  readonly vocabulary: Vocabulary;
}

const known = new Map<EditionId, Edition>();
const ids: EditionId[] = [];

/** Every edition, each after the one it extends. */
export const EDITIONS: readonly EditionId[] = ids;

for (const folder of [onsets2014, onsets2026, equations2015, wff2017]) addEdition(folder);

/** Makes an edition known; the one that it extends has to be known already. */
export function addEdition(folder: EditionFolder): void {
  const { id, name, season } = folder;
  if (known.has(id)) throw new Error(`There already is an edition "${id}".`);
  known.set(id, 'extends' in folder ? extended(folder) : { name, vocabulary: folder.vocabulary, rules: whole(folder) });
  ids.push(id);

  function whole({ game, rules, addresses }: Exclude<EditionFolder, { extends: EditionId }>): EditionRules {
    return { ...rules, id, game, season, clauses: addresses, readings: cited(rules.readings) };
  }

  function extended({ extends: from, rules, addresses, vocabulary }: Extract<EditionFolder, { extends: EditionId }>) {
    const base = editionOf(from);
    const { clauses } = base.rules;
    const readings =
      rules?.readings ?? base.rules.readings.map(row => ({ ...row, clause: row.clause.slice(from.length + 1) }));
    return {
      name,
      vocabulary: { ...base.vocabulary, ...vocabulary },
      rules: { ...base.rules, ...rules, id, season, clauses: { ...clauses, ...addresses }, readings: cited(readings) },
    };
  }

  function cited(rows: Exclude<EditionFolder, { extends: EditionId }>['rules']['readings']): EditionRules['readings'] {
    return rows.map(row => ({ ...row, clause: clauseRef(id, row.clause) }));
  }
}

export const isEdition = (x: unknown): x is EditionId => known.has(x as EditionId);

function editionOf(id: EditionId): Edition {
  const found = known.get(id);
  if (!found) throw new UnknownEdition(id);
  return found;
}

export const rulesOf = (edition: EditionId): EditionRules => editionOf(edition).rules;

export const editionName = (edition: EditionId): string => editionOf(edition).name;

export const vocabularyOf = (edition: EditionId): Vocabulary => editionOf(edition).vocabulary;

const isOf = <G extends GameId>(game: G, id: EditionId): id is EditionOf<G> => rulesOf(id).game === game;

export const editionsOf = <G extends GameId>(game: G): readonly EditionOf<G>[] => ids.filter(id => isOf(game, id));

/** The edition as one of that game. */
export function ofGame<G extends GameId>(game: G, edition: EditionId): EditionOf<G> {
  if (!isOf(game, edition)) throw new UnknownEdition(edition, game);
  return edition;
}

/** The edition a game is asked about when none is named: that of the latest season. */
export const newestEdition = <G extends GameId>(game: G): EditionOf<G> =>
  editionsOf(game).reduce((latest, id) => (rulesOf(id).season > rulesOf(latest).season ? id : latest));
