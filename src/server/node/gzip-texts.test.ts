import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipTexts } from './gzip-texts.ts';

const woven = (texts: readonly string[], between: readonly string[]) =>
  texts.map((text, index) => text + (between[index] ?? '')).join('');

const WORDS = ['<style nonce="', '">', 'ação ', '€', '<div class="g-1">', '', 'a', '\u0001'];

test('texts and what is put between them come out of gzip as they went in, as often as they are used', () => {
  const text = fc
    .array(fc.constantFrom(...WORDS), { maxLength: 40 })
    .map((words) => words.join(''));
  const slot = fc.record({
    width: fc.constantFrom(24, 3, undefined),
    letters: fc.string({ unit: 'grapheme', maxLength: 30 }),
  });
  fc.assert(
    fc.property(text, fc.array(fc.tuple(slot, text), { maxLength: 6 }), (first, rest) => {
      const texts = [first, ...rest.map(([, next]) => next)];
      const slots = rest.map(([one]) => one);
      const fill = gzipTexts(
        texts,
        slots.map(({ width }) => width),
      );
      for (const letter of ['x', 'a', '"']) {
        const between = slots.map(({ width, letters }) =>
          width === undefined ? letters + letter : letter.repeat(width),
        );
        expect(gunzipSync(fill(between)).toString()).toBe(woven(texts, between));
      }
    }),
  );
});

test('a long text is put in whole', () => {
  const long = 'é'.repeat(50_000);
  expect(gunzipSync(gzipTexts(['a', 'b'], [undefined])([long])).toString()).toBe(`a${long}b`);
});

test('what has another width than was said is an error', () => {
  expect(() => gzipTexts(['a', 'a'], [2])(['abc'])).toThrow('3 bytes');
});
