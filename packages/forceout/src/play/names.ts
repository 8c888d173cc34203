import { type EditionId, variationRows } from '@forceout/rulebook';
import { variationWordings } from '@forceout/rulebook/clauses';
import { type Json, type PlayerAct, SECTIONS, type State, type Variation } from '@forceout/table';
import { format, type KeyOf, type Language, loadArea, type Params, type Texts } from '@forceout/words';
import { onSetsGoalText } from '../solve-question.ts';

type PlayKey = KeyOf<'play'> extends `play.${infer Key}` ? Key : never;

/** What a terminal calls the things of a table. */
export class Names {
  private constructor(
    private readonly language: Language,
    private readonly texts: Texts,
    private readonly edition: EditionId,
    private readonly wordings: Readonly<Record<string, { readonly name: string }>>,
  ) {}

  static async in(language: Language, edition: EditionId): Promise<Names> {
    const wordings = language === 'en' ? {} : await variationWordings(edition, language);
    const texts = { ...(await loadArea(language, 'play')), ...(await loadArea(language, 'page/on-sets')) };
    return new Names(language, texts, edition, wordings);
  }

  say(key: PlayKey, facts: Params = {}): string {
    return this.find(key, facts) ?? key;
  }

  /** Null where there is no word for it. */
  find(key: string, facts: Params = {}): string | null {
    const text = this.texts[`play.${key}`];
    return text === undefined ? null : format(text, facts, this.language);
  }

  variation({ id, value }: Pick<Variation, 'id' | 'value'>): string {
    const row = variationRows(this.edition).find(one => one.id === id || id.startsWith(`${one.id}-`));
    const name = this.wordings[id]?.name ?? this.wordings[row?.id ?? '']?.name ?? row?.name ?? id;
    const filled = row !== undefined && row.id !== id ? id.slice(row.id.length + 1) : value;
    return typeof filled === 'string' || typeof filled === 'number' ? `${name}: ${filled}` : name;
  }

  /** A Goal of On-Sets is how its digits lie. */
  goal(goal: Json): string {
    if (typeof goal === 'string') return goal;
    const [digits = '', layout] = onSetsGoalText(goal).split(':').reverse();
    const lying = digits.replaceAll(',', ' ');
    return layout === undefined ? lying : `${lying} (${this.texts[`onsets.layout.${layout}`] ?? layout})`;
  }

  /** A cube by its face, and by its colour where colours matter. */
  cube(state: State, id: string): string {
    const mat = state.shake?.mat;
    const cube = mat && SECTIONS.flatMap(section => mat[section]).find(one => one.id === id);
    if (!cube) return id;
    const colour = this.find(`colour.${cube.kind}`);
    return colour === null ? cube.face : `${cube.face} ${colour}`;
  }

  /** An act among others of its kind, in a few words. */
  act(state: State, act: PlayerAct): string {
    if (act.do === 'select')
      return act.variation === null
        ? this.say('none')
        : this.variation({ id: act.variation, value: (act.value ?? null) as Json });
    const { do: verb, ...fields } = act as PlayerAct & Readonly<Record<string, Json>>;
    const shown = Object.entries(fields).flatMap(([name, value]) => {
      if (value === undefined || value === null) return [];
      if (name === 'cube') return [this.cube(state, String(value))];
      if (name === 'writer') return [state.config.players[Number(value)] ?? ''];
      if (Array.isArray(value)) return [value.join(' ')];
      return [this.find(`${name}.${String(value)}`) ?? this.find(String(value)) ?? String(value)];
    });
    return shown.length === 0 ? this.say(`do.${verb}` as PlayKey) : shown.join(' → ');
  }
}
