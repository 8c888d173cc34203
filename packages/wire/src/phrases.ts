/** All that guests and pupils can say to each other. The page translates them. */
export const PHRASES = [
  'hello',
  'good-luck',
  'good-move',
  'nice-solution',
  'thinking',
  'your-turn',
  'one-moment',
  'sorry',
  'thanks',
  'well-played',
  'good-game',
  'rematch',
] as const;
export type Phrase = (typeof PHRASES)[number];
