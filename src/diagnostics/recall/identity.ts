const identities = new WeakMap<object, number>();
let last = 0;

/** Something that is equal for one and the same object alone. */
export function identityOf(value: object): string {
  const identity = identities.get(value) ?? ++last;
  identities.set(value, identity);
  return `#${identity}`;
}
