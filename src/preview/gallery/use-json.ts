import { useEffect, useState } from 'react';

const known = new Map<string, unknown>();

/** A JSON file of the preview; undefined until it is there, and for ever where it cannot be had. */
export function useJson<T>(address: string | undefined): T | undefined {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!address || known.has(address)) return;
    let isWanted = true;
    fetch(address)
      .then((response) => response.json())
      .then(
        (value) => {
          known.set(address, value);
          if (isWanted) redraw((count) => count + 1);
        },
        (error: unknown) => console.error(`${address} cannot be read:`, error),
      );
    return () => void (isWanted = false);
  }, [address]);
  return address === undefined ? undefined : (known.get(address) as T | undefined);
}
