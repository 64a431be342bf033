import { closest, distance } from 'fastest-levenshtein';

/** The name that was probably meant, or undefined when none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  if (typed === '' || names.length === 0) return undefined;
  const near = closest(
    typed.toLowerCase(),
    names.map((name) => name.toLowerCase()),
  );
  const found = names.find((name) => name.toLowerCase() === near);
  const allowed = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3));
  return found && distance(typed.toLowerCase(), near) <= allowed ? found : undefined;
}

/** A hint at what was meant: the nearest name or, when none is near, all of them behind `what`. */
export function suggestName(typed: string, names: readonly string[], what: string): string {
  const near = nearestName(typed, names);
  if (near !== undefined) return `Did you mean '${near}'?`;
  return names.length > 0 ? `${what}: ${names.join(', ')}.` : '';
}
