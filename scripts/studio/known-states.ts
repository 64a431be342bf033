import type { BrandSources } from '../../src/brand/parse/brand-files.ts';

/** As many states as several windows show at once; a page with an older one has to look again. */
const MAX_STATES = 200;

/** States of the brand files that were described to pages, by a short name. */
interface KnownStates {
  nameOf(sources: BrandSources): string;
  /** Undefined for a name that was never given, or so long ago that it is forgotten. */
  find(name: string): BrandSources | undefined;
}

export function keepStates(): KnownStates {
  const states = new Map<string, BrandSources>();
  let count = 0;
  return {
    nameOf(sources) {
      const last = [...states].at(-1);
      if (last && isSame(last[1], sources)) return last[0];
      const name = `state-${++count}`;
      states.set(name, sources);
      for (const old of [...states.keys()].slice(0, -MAX_STATES)) states.delete(old);
      return name;
    },
    find: (name) => states.get(name),
  };
}

/** Whether nobody has changed any file. */
export const isSame = (before: BrandSources, after: BrandSources): boolean =>
  (['json', 'images'] as const).every(
    (name) =>
      before[name].size === after[name].size &&
      [...after[name]].every(([path, content]) => before[name].get(path) === content),
  );
