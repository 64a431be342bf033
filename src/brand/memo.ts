export function once<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}

export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => once(known, key, () => make(key));
}

export function createMemo<Value>() {
  const known = new Map<string, { parts: readonly unknown[]; value: Value }>();
  return (name: string, parts: readonly unknown[], make: () => Value): Value => {
    const last = known.get(name);
    if (last?.parts.length === parts.length && parts.every((part, at) => part === last.parts[at]))
      return last.value;
    const value = make();
    known.set(name, { parts, value });
    return value;
  };
}
