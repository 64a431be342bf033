import type { BrandValues, Value, ValueGroup } from '../../preview/value.ts';

/** A value that two brands do not share; undefined where a brand has none. */
export interface Difference {
  group: ValueGroup;
  name: string;
  one: string | undefined;
  other: string | undefined;
}

/** The values of one screen in which two brands differ, in the order of the first brand. */
export function differingValues(
  one: BrandValues,
  other: BrandValues,
  screen: string,
): Difference[] {
  const [here, there] = [valuesByName(one, screen), valuesByName(other, screen)];
  return [...new Map([...here, ...there])].flatMap(([name, { group, name: title, key }]) => {
    const [a, b] = [here.get(name)?.value, there.get(name)?.value];
    return a === b ? [] : { group, name: key ?? title, one: a, other: b };
  });
}

/** Values by what they are; those of one name are counted. */
function valuesByName({ values, screens, everywhere }: BrandValues, screen: string) {
  const found = new Map<string, Value>();
  for (const index of [...(screens[screen] ?? []), ...everywhere]) {
    const value = values[index]!;
    const base = `${value.group} ${value.name} ${value.key ?? ''}`;
    let name = base;
    for (let count = 2; found.has(name); count++) name = `${base} ${count}`;
    found.set(name, value);
  }
  return found;
}
