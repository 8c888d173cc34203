import type { PlannedAct } from '@forceout/host';
import type { Situation, SituationOrder } from '@forceout/players';
import type { GameId } from '@forceout/rulebook';
import type { Act, Awaiting, Json, JudgeAnswer, State, TableView } from '@forceout/table';
import type { Bot } from '@forceout/wire';
import type { PictureWords } from '../share/picture.ts';
import type { Drawn, SharedForm } from '../share/shared.ts';
import type { MatchOrder, MatchText } from './match-text.ts';

/** Work that may take long, done by a worker. */
export type Task =
  | { readonly kind: 'answer'; readonly game: GameId; readonly state: State; readonly question: Awaiting }
  | { readonly kind: 'judge'; readonly game: GameId; readonly question: { readonly [key: string]: Json } }
  | {
      readonly kind: 'shared';
      readonly form: SharedForm;
      readonly text: string;
      /** Null: what it is, without a picture. */
      readonly words: PictureWords | null;
    }
  | {
      readonly kind: 'bot';
      readonly game: GameId;
      readonly view: TableView<State>;
      readonly seat: number;
      readonly bot: Bot;
    }
  | { readonly kind: 'match'; readonly order: MatchOrder }
  | { readonly kind: 'situation'; readonly game: GameId; readonly order: SituationOrder };

interface Results {
  readonly answer: Act;
  readonly judge: JudgeAnswer;
  readonly bot: PlannedAct | null;
  readonly shared: Drawn | null;
  readonly situation: Situation | null;
  readonly match: MatchText | null;
}
export type Done<T extends Task> = Results[T['kind']];

/** Steps decide, so that a verdict does not depend on the machine; this time is only the last resort. */
export const STEPS = 5_000_000;
export const SOFT_MS = 8000;
export const HARD_MS = 15_000;
