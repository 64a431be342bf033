import fc, { type Arbitrary } from 'fast-check';

/** What JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const nested = (levels: number): Json =>
  JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as Json;

/** Values that an answer or a file may have where another one is expected. */
const oddValue: Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(null, true, false, 0, -1, 0.1 + 0.2, 1e21, 1.7e308),
  fc.constantFrom<Json[]>('', ' ', '0', '-5', '1e5', '12,50', '9'.repeat(400), 'x'.repeat(20_000)),
  fc.constantFrom<Json[]>('\ud800', 'pix/\udfff', '..', '__proto__', 'constructor'),
  fc.constantFrom<Json[]>('//example.com', 'javascript:alert(1)', '<script>alert(1)</script>'),
  fc.constantFrom<Json[]>([], {}, [null], [[]], { data: {} }, nested(50), nested(5_000)),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const edit = fc.record({
  at: fc.nat(),
  from: fc.nat(),
  kind: fc.constantFrom('replace', 'delete', 'rename', 'move'),
  value: oddValue,
  name: fc.constantFrom('id', 'data', '__proto__', 'constructor', 'toString', 'X_y', '', 'length'),
});
type Edit = typeof edit extends Arbitrary<infer One> ? One : never;

interface Place {
  parent: { [name: string]: Json };
  key: string;
}

/** Every place of a value within another one; places deep down are not looked for. */
function placesIn(value: Json, depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || depth > 12) return [];
  const parent = value as { [name: string]: Json };
  return Object.keys(value).flatMap((key) => [
    { parent, key },
    ...placesIn(parent[key]!, depth + 1),
  ]);
}

/** Puts an own key, '__proto__' too, as JSON.parse makes it; two edits may have the same value. */
const put = (parent: object, key: string, value: Json) =>
  void Object.defineProperty(parent, key, {
    value: structuredClone(value),
    writable: true,
    enumerable: true,
    configurable: true,
  });

function change(root: { whole: Json }, { at, from, kind, value, name }: Edit): void {
  const places = placesIn(root);
  const { parent, key } = places[at % places.length]!;
  const other = places[from % places.length]!;
  const current = parent[key]!;
  if (kind === 'move') return put(parent, key, other.parent[other.key]!);
  if (kind === 'replace' || parent === root) return put(parent, key, value);
  if (Array.isArray(parent)) return void parent.splice(Number(key), 1);
  delete parent[key];
  if (kind === 'rename') put(parent, name, current);
}

/** A real value with one edit or some: a value of another kind, a key that is missing or renamed. */
export const changedJson = (examples: readonly unknown[], most = 4): Arbitrary<Json> =>
  fc
    .tuple(fc.constantFrom(...examples), fc.array(edit, { minLength: 1, maxLength: most }))
    .map(([example, edits]) => {
      const root = { whole: structuredClone(example) as Json };
      for (const one of edits) change(root, one);
      return root.whole;
    });

/** Mostly nearly right, sometimes any JSON at all. */
export const nearlyJson = (examples: readonly unknown[], most?: number): Arbitrary<Json> =>
  fc.oneof(
    { weight: 8, arbitrary: changedJson(examples, most) },
    { weight: 1, arbitrary: fc.jsonValue() as Arbitrary<Json> },
    { weight: 1, arbitrary: oddValue },
  );
