import { useEffect, useState } from 'react';

const known = new Map<string, unknown>();

/**
 * A JSON file of the preview; undefined until it is there, and for ever where it cannot be had. Another
 * version of a file takes its place once it is there.
 */
export function useJson<T>(address: string | undefined): T | undefined {
  // It begins with none, so that the arrival of the first file is a change too.
  const [shown, show] = useState<string>();
  useEffect(() => {
    if (!address || known.has(address)) return show(address);
    let isWanted = true;
    fetch(address)
      .then((response) => response.json())
      .then(
        (value) => {
          known.set(address, value);
          if (isWanted) show(address);
        },
        (error: unknown) => console.error(`${address} cannot be read:`, error),
      );
    return () => void (isWanted = false);
  }, [address]);
  if (address === undefined) return undefined;
  if (known.has(address)) return known.get(address) as T;
  return fileOf(shown) === fileOf(address) ? (known.get(shown!) as T | undefined) : undefined;
}

const fileOf = (address: string | undefined) => address?.split('?')[0];
