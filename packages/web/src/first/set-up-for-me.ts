import type { PlayerAct } from '@forceout/table';
import { useEffect } from 'react';
import type { TableContext } from '../table/context.ts';
import { useEquipment } from '../table/equipment.ts';

/** At a first table nobody is asked which cubes to set out or how many cards to deal: it is done for the player. */
export function useSetUpForMe({ state, me, connection, act, busy }: TableContext): void {
  const equipment = useEquipment();
  const { phase, shake } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the table
  useEffect(() => {
    if (connection.step === null || me === null || busy || equipment === null) return;
    const next = nextAct();
    if (next !== null) void act(next);

    function nextAct(): PlayerAct | null {
      if (phase === 'roll-off')
        return state.rollOff.contenders.includes(me!) && state.rollOff.faces[me!] === null ? { do: 'roll' } : null;
      if (phase !== 'roll-deal' || shake === null) return null;
      if (shake.setter === me && !shake.rolled) {
        const choice = equipment?.preset && shake.presetFaces === null ? equipment.preset.choices[0] : undefined;
        return choice ? { do: 'preset', faces: choice } : { do: 'roll' };
      }
      const dealer = state.clocks.find(c => c.task === 'deal')?.seat;
      const deck = equipment?.deck;
      return dealer === me && deck && !shake.dealt ? { do: 'deal', count: Math.min(10, deck.max) } : null;
    }
  }, [state.seq, me, busy, equipment, connection]);
}
