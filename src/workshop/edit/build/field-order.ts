const REST = '*';

/** The fields of a form as RJSF orders them: by `ui:order`, in which '*' stands for all others. */
export function orderedFields(
  properties: readonly string[],
  order: readonly string[] | undefined,
): string[] {
  if (!order) return [...properties];
  const named = order.filter((name) => name === REST || properties.includes(name));
  const rest = properties.filter((name) => !named.includes(name));
  return named.flatMap((name) => (name === REST ? rest : [name]));
}

/**
 * The shortest `ui:order` that gives fields the wanted order; undefined where they have it without
 * one. It always leaves '*' for fields that only a condition or a parent's later change brings.
 */
export function orderFor(
  properties: readonly string[],
  wanted: readonly string[],
): string[] | undefined {
  const isInPlace = (names: readonly string[]) =>
    names.every(
      (name, at) => at === 0 || properties.indexOf(names[at - 1]!) < properties.indexOf(name),
    );
  for (let named = 0; named <= wanted.length; named++) {
    for (let first = named; first >= 0; first--) {
      const last = wanted.length - (named - first);
      if (!isInPlace(wanted.slice(first, last))) continue;
      if (named === 0) return undefined;
      return [...wanted.slice(0, first), REST, ...wanted.slice(last)];
    }
  }
  return [...wanted, REST];
}
