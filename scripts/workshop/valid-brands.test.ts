import { expect, test } from 'vitest';
import { checkBrands } from '../../src/checker/check-brands.ts';
import { readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { soundBrands } from './valid-brands.ts';
import { fixtureBrands } from '../../tests/fixtures/fixture-brands.ts';
import { LONG } from '../../tests/long.ts';

const { metaSchemas, programTexts } = await readMetaSchemas('.');

/** The brands that are left out when one file reads differently. */
function leftOut(file: string, before: string, after: string): string[] {
  const text = fixtureBrands.json.get(file)!;
  expect(text).toContain(before);
  const json = new Map(fixtureBrands.json).set(file, text.replace(before, after));
  const checked = checkBrands({ ...fixtureBrands, json }, metaSchemas, programTexts);
  const sound = soundBrands(checked).brands.map(({ merged }) => merged.id);
  return checked.brands.flatMap(({ merged }) => (sound.includes(merged.id) ? [] : [merged.id]));
}

test('a mistake in a brand leaves out that brand and those that extend it', LONG, () => {
  expect(leftOut('brands/wup/flows.json', '"livelo-cpf"', '"livelo-cpx"')).toEqual([
    'wup-mz',
    'wup',
  ]);
});

test('a field of the library is one of every brand that has it', LONG, () => {
  const out = leftOut('schemas/fields/school-unit.json', '"type"', '"typ"');
  expect(out).toContain('escolaconquer');
});
