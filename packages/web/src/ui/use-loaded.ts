import { useEffect, useState } from 'react';

/**
 * What is fetched for a key, null until it is there. What comes after the key has changed is not wanted any more. `load`
 * is a function of a module, not one that is made anew each time the page is drawn.
 */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    void load(key).then(result => wanted && setLoaded(result));
    return () => {
      wanted = false;
    };
  }, [key, load]);
  return loaded;
}
