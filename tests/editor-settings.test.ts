import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { readBrandSources } from '../scripts/brand-files/read-brand-sources.ts';

interface Mapping {
  fileMatch: string[];
  url: string;
}

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
const mappings: Mapping[] = settings['json.schemas'];
const { json } = await readBrandSources('.');

/** A pattern of the settings: '*' within a folder, '**' over folders, none at all included. */
function matcher(pattern: string): RegExp {
  const source = pattern
    .slice(1)
    .replaceAll('.', '\\.')
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.+/)?'));
  return new RegExp(`^${source}$`);
}

const schemasOf = (path: string) =>
  mappings.filter(({ fileMatch }) => fileMatch.some((one) => matcher(one).test(path)));

test.each([...json.keys()])('an editor knows the schema of %s', (path) => {
  const urls = schemasOf(path).map(({ url }) => url);
  const { $schema } = JSON.parse(json.get(path)!);
  expect(urls).toHaveLength(1);
  // The checks accept a file that names none.
  const named = $schema && posix.join(dirname(path), $schema);
  expect([undefined, posix.normalize(urls[0]!)]).toContain(named);
});

test('every schema that an editor is sent to exists', () => {
  for (const { url } of mappings) expect(existsSync(join('.', url)), url).toBe(true);
});

test('a brand that is not there yet is known too, screens in folders included', () => {
  expect(schemasOf('brands/nova/brand.json')).toHaveLength(1);
  expect(schemasOf('brands/nova/screens/payment/upsell.json')).toHaveLength(1);
  expect(schemasOf('brands/families/nova/screens/lead.json')).toHaveLength(1);
});
