import { type Equipment, tableRules } from '@forceout/table';
import { useEffect, useState } from 'react';
import { askWorker } from '../worker/index.ts';
import { useTable } from './context.ts';

/** What is rolled, set out and dealt at this table. */
export function useEquipment(): Equipment | null {
  const { game, state } = useTable();
  const [equipment, setEquipment] = useState<Equipment | null>(null);
  const { config } = state;
  useEffect(() => {
    let wanted = true;
    askWorker(game, 'equipment', tableRules(config)).then(
      found => wanted && setEquipment(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game, config]);
  return equipment;
}
