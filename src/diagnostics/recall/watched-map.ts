/** What is asked of a map. */
export interface Asker<Value> {
  whole(): void;
  keys(): void;
  has(key: string): void;
  /** Asks for one entry and gives it, watched in its turn. */
  get(key: string): Value | undefined;
}

/** A map that says what is asked of it. */
export class WatchedMap<Value> extends Map<string, Value> {
  readonly #map: ReadonlyMap<string, Value>;
  readonly #asker: Asker<Value>;

  constructor(map: ReadonlyMap<string, Value>, asker: Asker<Value>) {
    super();
    this.#map = map;
    this.#asker = asker;
  }
  override get(key: string) {
    return this.#asker.get(key);
  }
  override has(key: string) {
    this.#asker.has(key);
    return this.#map.has(key);
  }
  override get size() {
    // The constructor of Map asks before there is anything to watch.
    this.#asker.keys();
    return this.#map.size;
  }
  override keys() {
    this.#asker.keys();
    return this.#map.keys() as MapIterator<string>;
  }
  override values() {
    this.#asker.whole();
    return this.#map.values() as MapIterator<Value>;
  }
  override entries() {
    this.#asker.whole();
    return this.#map.entries() as MapIterator<[string, Value]>;
  }
  override [Symbol.iterator]() {
    return this.entries();
  }
  override forEach(visit: (value: Value, key: string, map: Map<string, Value>) => void) {
    for (const [key, value] of this.entries()) visit(value, key, this);
  }
}
