import { type State, totals as totalsOf } from '@forceout/table';

interface SheetShake {
  readonly scores: readonly (number | null)[];
  readonly penalties?: readonly { readonly seat: number; readonly points: number }[];
  readonly void?: boolean;
}

export interface SignedSheet {
  readonly points: readonly (number | null)[];
  readonly totals: readonly (number | null)[];
  readonly shakes: readonly SheetShake[];
}

/** The scoresheet that the players of a table on screen have signed, as a scorekeeper would type it. */
export function sheetOf(state: State): SignedSheet | null {
  if (state.phase !== 'closed' || state.matchPoints === null) return null;
  const played = state.seats.map(seat => (seat.played || !seat.absent) && seat.disqualified === null && !seat.zeroed);
  const totals = totalsOf(state);
  const shakes = Array.from({ length: state.shakeNo }, (_, i): SheetShake => {
    const scored = state.history.find(({ no }) => no === i + 1);
    const penalties = state.penalties.filter(({ shake, status }) => shake === i + 1 && status === 'approved');
    return {
      scores: state.seats.map((_, seat) => scored?.lines.find(line => line.seat === seat)?.points ?? null),
      ...(penalties.length > 0 && { penalties: penalties.map(({ seat, points }) => ({ seat, points })) }),
      ...(scored === undefined && { void: true }),
    };
  });
  return {
    points: state.matchPoints.map((points, seat) => (played[seat] ? points : null)),
    totals: totals.map((total, seat) => (played[seat] ? total : null)),
    shakes,
  };
}
