import fc, { type Arbitrary } from 'fast-check';

/** What JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const nested = (levels: number): Json =>
  JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as Json;

/** Values that an answer or a file may have where another one is expected. */
const oddValue: Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(
    null,
    true,
    false,
    0,
    -1,
    0.1 + 0.2,
    1e21,
    1.7e308,
    '',
    ' ',
    '0',
    '-5',
    '1e5',
    '12,50',
    '9'.repeat(400),
    '\ud800',
    'pix/\udfff',
    '../..',
    '..',
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    'https://user:secret@example.com/',
    '//example.com',
    'javascript:alert(1)',
    'x'.repeat(20_000),
  ),
  fc.constantFrom<Json[]>([], {}, [null], [[]], { data: {} }),
  fc.constantFrom(50, 5_000).map(nested),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const edit = fc.record({
  at: fc.nat(),
  from: fc.nat(),
  kind: fc.constantFrom('replace', 'delete', 'rename', 'repeat', 'move'),
  value: oddValue,
  name: fc.constantFrom('id', 'data', '__proto__', 'constructor', 'toString', 'X_y', '', 'length'),
});
type Edit = typeof edit extends Arbitrary<infer One> ? One : never;

interface Place {
  parent: Json[] | { [name: string]: Json };
  key: string;
}

/** Every place of a value within another one; places deep down are not looked for. */
function placesIn(value: Json, depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || depth > 12) return [];
  return Object.keys(value).flatMap((key) => {
    const parent = value as { [name: string]: Json };
    return [{ parent: value, key }, ...placesIn(parent[key]!, depth + 1)];
  });
}

const put = ({ parent, key }: Place, value: Json) =>
  // An own key, '__proto__' too, as JSON.parse makes it.
  void Object.defineProperty(parent, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });

function edit1(root: { whole: Json }, { at, from, kind, value, name }: Edit): void {
  const places = placesIn(root as { whole: Json });
  const place = places[at % places.length]!;
  const { parent, key } = place;
  const current = (parent as { [name: string]: Json })[key]!;
  switch (kind) {
    case 'replace':
      // Two edits may have the same value, which would then hold itself.
      return put(place, structuredClone(value));
    case 'delete':
      if (parent === root) return;
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
      return;
    case 'rename':
      if (parent === root || Array.isArray(parent)) return put(place, structuredClone(value));
      delete parent[key];
      return put({ parent, key: name }, current);
    case 'repeat':
      if (Array.isArray(parent)) parent.push(structuredClone(current));
      else if (parent !== root) put({ parent, key: name }, structuredClone(current));
      return;
    case 'move': {
      const other = places[from % places.length]!;
      return put(place, structuredClone((other.parent as { [name: string]: Json })[other.key]!));
    }
    default:
      throw new Error(`No edit is known as '${kind satisfies never}'.`);
  }
}

/** A real value with one edit or some: a value of another kind, a key that is missing, renamed or there twice. */
export const changedJson = (examples: readonly unknown[], most = 4): Arbitrary<Json> =>
  fc
    .tuple(fc.constantFrom(...examples), fc.array(edit, { minLength: 1, maxLength: most }))
    .map(([example, edits]) => {
      const root = { whole: structuredClone(example) as Json };
      for (const one of edits) edit1(root, one);
      return root.whole;
    });

/** Mostly nearly right, sometimes any JSON at all. */
export const nearlyJson = (examples: readonly unknown[], most?: number): Arbitrary<Json> =>
  fc.oneof(
    { weight: 8, arbitrary: changedJson(examples, most) },
    { weight: 1, arbitrary: fc.jsonValue() as Arbitrary<Json> },
    { weight: 1, arbitrary: oddValue },
  );
