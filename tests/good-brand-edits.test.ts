/** @module-tag long */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandModuleSources, createValidatorCache } from '../src/brand/compile/brand-module.ts';
import type { Diagnostic } from '../src/contract/diagnostic.ts';
import { root } from './architecture/source-files.ts';
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
  const { json, images: known } = makeMistake(fixtureBrands, { ...edit, rule: '', says: / / });
  const pictures = new Map([...known, ...images.map((path) => [path, 'cafe0001'] as const)]);
  const { diagnostics, brands } = checked({ json, images: pictures });
  expect(shown(diagnostics)).toEqual(before);
  for (const { compiled } of brands) {
    expect(brandModuleSources(compiled, validatorsOf).later).toContain('export default');
  }
});

/** Files that a page of documentation gives in full: fenced blocks whose info string names a path. */
function filesIn(markdown: string): Map<string, string> {
  const blocks = markdown.matchAll(/^```json (brands\/\S+)\n([^]*?)^```$/gm);
  return new Map([...blocks].map(([, path, text]) => [path!, text!]));
}

test('the new brand of the documentation finds nothing but its invented addresses', () => {
  const files = filesIn(readFileSync(join(root, 'docs/brands.md'), 'utf8'));
  const [folder] = /^brands\/[^/]+\//.exec([...files.keys()][0] ?? '') ?? [];
  expect(folder).toBeDefined();
  const pictures = ['logo', 'logo-dark', 'favicon', 'loading'].map(
    (name) => [`${folder}${name}.svg`, 'cafe0001'] as const,
  );
  const { diagnostics } = checked({
    json: new Map([...fixtureBrands.json, ...files]),
    images: new Map([...fixtureBrands.images, ...pictures]),
  });
  const isInvented = ({ rule, file }: (typeof diagnostics)[number]) =>
    rule === 'placeholder' && file.startsWith(folder!);
  expect(shown(diagnostics.filter((one) => !isInvented(one)))).toEqual(before);
});
