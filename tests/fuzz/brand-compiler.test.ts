import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import { checked } from '../brand-mistakes/checked.ts';
import { fixtureBrands } from '../fixtures/fixture-brands.ts';
import { changedJson, type Json } from './changed-json.ts';
import { fuzz } from './fuzz.ts';

/** Three brands with all that they inherit: small enough to be compiled again for every change. */
const FOLDERS = /^(schemas\/|brands\/(base|families|numberone|medcof|wup-mz)\/)/;
const few = new Map([...fixtureBrands.json].filter(([path]) => FOLDERS.test(path)));
const registry = JSON.parse(fixtureBrands.json.get('brands/registry.json')!) as object;
few.set('brands/registry.json', JSON.stringify({ ...registry, designSystemOverrides: [] }));

const images = new Map([...fixtureBrands.images].filter(([path]) => FOLDERS.test(path)));

const change = fc.constantFrom(...few.keys()).chain((path) => {
  const text = few.get(path)!;
  return fc.tuple(
    fc.constant(path),
    fc.oneof(
      { weight: 3, arbitrary: changedJson([JSON.parse(text) as Json], 2).map(written) },
      { weight: 1, arbitrary: fc.tuple(fc.nat(text.length), fc.nat(6)).map(without(text)) },
    ),
  );
});

/** A text that lacks a few characters, so that it may be JSON no more. */
const without =
  (text: string) =>
  ([at, count]: [number, number]) =>
    text.slice(0, at) + text.slice(at + count);

const written = (json: Json) => JSON.stringify(json, null, 2);

const withChange = ([path, text]: readonly [string, string]): BrandSources => ({
  json: new Map([...few, [path, text]]),
  images,
  pictures: fixtureBrands.pictures,
});

fuzz(
  'brand compiler: a changed file is compiled, or refused with the line of it',
  change,
  { runs: 3 },
  (changed) => {
    const sources = withChange(changed);
    const { brands, diagnostics } = checked(sources);
    for (const { file, line, column, rule, message } of diagnostics) {
      const text = sources.json.get(file) ?? (sources.images.has(file) ? '' : undefined);
      expect(text, `${rule}: ${file}`).toBeDefined();
      const lines = text!.split('\n');
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line, `${rule} ${file}`).toBeLessThanOrEqual(lines.length);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(message).not.toMatch(/undefined|\[object|NaN/);
    }
    if (diagnostics.some(({ severity }) => severity === 'error')) return;
    for (const { compiled } of brands) {
      // What a page carries.
      expect(JSON.parse(JSON.stringify(compiled)).id).toBe(compiled.id);
      expect(compiled.flows.length).toBeGreaterThan(0);
    }
  },
);

/** Names that every object of JavaScript answers to, so that a table seems to have an entry under each. */
const INHERITED = ['__proto__', 'constructor'];
const SOME_STRINGS = /"(cvv-3|invalid|elo|cardCVV|title)"/g;

test.each(['brands/base/screens/livelo/payment.json', 'brands/base/brand.json'])(
  '%s: a name that every object has is a name like others, as key or value',
  (path) => {
    const found = [...few.get(path)!.matchAll(SOME_STRINGS)];
    expect(found.length).toBeGreaterThan(0);
    for (const { 0: written, index, input } of found) {
      for (const name of INHERITED) {
        const text = `${input.slice(0, index)}"${name}"${input.slice(index + written.length)}`;
        for (const { message } of checked(withChange([path, text])).diagnostics)
          expect(message).not.toMatch(/undefined|\[object|NaN|native code/);
        expect(({} as Record<string, unknown>).required).toBeUndefined();
      }
    }
  },
);
