import { expect, test } from 'vitest';
import { checked } from '../brand-mistakes/checked.ts';
import { fixtureBrands } from '../fixtures/fixture-brands.ts';

/** Names that every object of JavaScript answers to, so that a table seems to have an entry under each. */
const NAMES = ['__proto__', 'constructor'];
const FOLDERS = /^(schemas\/|brands\/(base|families|numberone)\/)/;
const few = new Map([...fixtureBrands.json].filter(([path]) => FOLDERS.test(path)));
const registry = JSON.parse(fixtureBrands.json.get('brands/registry.json')!) as object;
few.set('brands/registry.json', JSON.stringify({ ...registry, designSystemOverrides: [] }));
const images = new Map([...fixtureBrands.images].filter(([path]) => FOLDERS.test(path)));

const PAYMENT = 'brands/base/screens/livelo/payment.json';
const BRAND = 'brands/base/brand.json';
const STRING = /"[^"\\]*"/g;

/** The file with the name in place of each of its strings, in turn: key or value. */
const texts = (path: string) =>
  NAMES.flatMap((name) =>
    [...few.get(path)!.matchAll(STRING)].map(({ 0: written, index, input }) => ({
      written,
      text: `${input.slice(0, index)}"${name}"${input.slice(index + written.length)}`,
    })),
  );

function expectPlainFindings(path: string, text: string): void {
  const json = new Map([...few, [path, text]]);
  const { diagnostics } = checked({ json, images, pictures: fixtureBrands.pictures });
  for (const { message } of diagnostics)
    expect(message).not.toMatch(/undefined|\[object|NaN|native code/);
  expect(({} as Record<string, unknown>).required).toBeUndefined();
}

const SHORT = /"(cvv-3|invalid|elo|cardCVV|title)"/;

test.each([PAYMENT, BRAND])('%s: a name that every object has is a name like others', (path) => {
  const some = texts(path).filter(({ written }) => SHORT.test(written));
  expect(some.length).toBeGreaterThan(0);
  for (const { text } of some) expectPlainFindings(path, text);
});
