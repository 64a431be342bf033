/** @module-tag long */
import { expect, test } from 'vitest';
import { brandModuleSources, createValidatorCache } from '../src/brand/compile/brand-module.ts';
import type { Diagnostic } from '../src/contract/diagnostic.ts';
import { checked } from './brand-mistakes/checked.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';
import { goodEdits } from './brand-mistakes/good-edits.ts';
import { makeMistake } from './brand-mistakes/make-mistake.ts';

/** A new brand lengthens the list of brands that a finding of the base concerns. */
const shown = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(
    ({ file, rule, message }) => `${file} ${rule} ${message.replace(/ This concerns .*$/, '')}`,
  );
const before = shown(checked(fixtureBrands).diagnostics);
const validatorsOf = createValidatorCache();

test.each(goodEdits)('$what finds nothing and compiles', ({ images = [], ...edit }) => {
  const { json, images: known } = makeMistake(fixtureBrands, edit);
  const pictures = new Map([...known, ...images.map((path) => [path, 'cafe0001'] as const)]);
  const { diagnostics, brands } = checked({ json, images: pictures });
  expect(shown(diagnostics)).toEqual(before);
  for (const { compiled } of brands) {
    expect(brandModuleSources(compiled, validatorsOf).later).toContain('export default');
  }
});
