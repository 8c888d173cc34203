import { isOpen } from '@forceout/players';
import { settled } from '@forceout/table';
import { useEffect, useState } from 'react';
import { useTable } from '../table/context.ts';
import { askTable } from '../worker/index.ts';

/** At a first table: may the player say Now with right? Until challenges are open the block waits for that moment. */
export function useNowOpen(): boolean {
  const { state, me, connection, game } = useTable();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const mine = connection.step !== null && state.phase === 'turn' && state.shake?.onTurn === me;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each turn
  useEffect(() => {
    if (!mine || me === null) return;
    let wanted = true;
    askTable('hint', { game, state: settled(state), seat: me, step: 1 }).then(
      hint => wanted && setOpenAt(hint?.step === 1 && hint.look.at === 'now' ? state.seq : null),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [mine, state.seq, me]);
  return mine && openAt === state.seq;
}

/** Is the block within reach at this table? */
export function useBlockOpen(): boolean {
  const { connection, state, me } = useTable();
  const now = useNowOpen();
  const inHand = state.shake?.block?.lifts.some(lift => lift.seat === me) ?? false;
  return connection.step === null || isOpen('challenge', connection.step) || now || inHand;
}
