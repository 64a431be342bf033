import { closest, distance } from 'fastest-levenshtein';

/** The name that was probably meant, or undefined when none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const near = closest(
    typed.toLowerCase(),
    names.map((name) => name.toLowerCase()),
  );
  const found = names.find((name) => name.toLowerCase() === near);
  const allowed = Math.max(2, Math.floor(typed.length / 3));
  return found && distance(typed.toLowerCase(), near) <= allowed ? found : undefined;
}
