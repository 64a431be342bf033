/** A web storage in memory. `fail` says which calls throw, as a full or forbidden storage does. */
export function fakeStorage(fail: ('getItem' | 'setItem' | 'removeItem')[] = []): Storage {
  const items = new Map<string, string>();
  const check = (name: (typeof fail)[number]) => {
    if (fail.includes(name)) throw new DOMException('The quota has been exceeded.');
  };
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem(key) {
      check('getItem');
      return items.get(key) ?? null;
    },
    setItem(key, value) {
      check('setItem');
      items.set(key, value);
    },
    removeItem(key) {
      check('removeItem');
      items.delete(key);
    },
    clear: () => items.clear(),
  };
}
