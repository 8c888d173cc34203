import type { TableView } from '@forceout/tournament';

/** Whether a table is meant by what was typed: its number, or a part of a name or team; nothing typed means all. */
export function isSought({ number, players }: TableView, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return (
    wanted === '' ||
    String(number) === wanted ||
    players.some(({ label, team = '' }) => `${label} ${team}`.toLowerCase().includes(wanted))
  );
}
