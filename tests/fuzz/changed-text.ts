import fc, { type Arbitrary } from 'fast-check';

/** Characters that readers trip over: surrogates, controls, other digits and signs of queries and numbers. */
const ODD = '\u0000 \t\n\r\u00a0\u2028\ufeff\ud800\udc00%&=+?#/\\.,-;:"\'{}[]<>٣０éÁ😀';
const oddUnit = fc.oneof(
  fc.constantFrom(...Array.from({ length: ODD.length }, (_, at) => ODD[at]!)),
  fc.constantFrom(...'0123456789abzAZ'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

const edit = fc.record({
  at: fc.nat(),
  count: fc.nat(6),
  kind: fc.constantFrom('insert', 'replace', 'delete', 'repeat', 'swap'),
  unit: oddUnit,
});
type Edit = typeof edit extends Arbitrary<infer One> ? One : never;

function edited(text: string, { at, count, kind, unit }: Edit): string {
  const start = at % (text.length + 1);
  const [head, part, tail] = [
    text.slice(0, start),
    text.slice(start, start + count),
    text.slice(start + count),
  ];
  switch (kind) {
    case 'insert':
      return head + unit + part + tail;
    case 'replace':
      return head + unit.repeat(count) + tail;
    case 'delete':
      return head + tail;
    case 'repeat':
      return head + part + part + tail;
    case 'swap':
      return tail + part + head;
    default:
      throw new Error(`No edit is known as '${kind satisfies never}'.`);
  }
}

/** A real text with up to some edits, of which few keep its shape and many break it. */
export const changedText = (examples: readonly string[], most = 4): Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...examples), fc.array(edit, { maxLength: most }))
    .map(([text, edits]) => edits.reduce(edited, text));

/** Texts that nothing is known of. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: oddUnit, maxLength: 40 }),
  fc.tuple(oddUnit, fc.constantFrom(100, 1_000, 20_000)).map(([unit, count]) => unit.repeat(count)),
);

/** Mostly nearly right, sometimes not at all. */
export const nearly = (examples: readonly string[], most?: number): Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: changedText(examples, most) },
    { weight: 1, arbitrary: anyText },
  );
