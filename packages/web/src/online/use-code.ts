import { useEffect, useState } from 'react';
import { tableCode } from './api.ts';

/** The code others come to a table with; null until it is known. */
export function useCode(table: string | null): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    if (table !== null) tableCode(table).then(found => wanted && setCode(found));
    return () => {
      wanted = false;
    };
  }, [table]);
  return code;
}
