import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkBrands } from '../src/diagnostics/check-brands.ts';
import { readBrandSources, readMetaSchemas } from '../scripts/brand-files/read-brand-sources.ts';

/** The files that README shows, by the path written behind ```json. */
function filesShown(): Map<string, string> {
  const readme = readFileSync('README.md', 'utf8');
  const blocks = readme.matchAll(/```json (\S+)\n([\s\S]*?)```/g);
  return new Map([...blocks].map(([, path, text]) => [path!, text!]));
}

test('[CARD-27] the brand that README shows is complete and valid', async () => {
  const shown = filesShown();
  expect(shown.size).toBeGreaterThan(3);
  const { json, images } = await readBrandSources('.');
  for (const [path, text] of shown) json.set(path, text);
  for (const name of ['logo', 'logo-dark', 'favicon', 'loading']) {
    images.set(`brands/aulaviva/${name}.svg`, 'hash');
  }
  const { metaSchemas, programTexts } = await readMetaSchemas('.');
  const { brands, diagnostics } = checkBrands({ json, images }, metaSchemas, programTexts);
  expect(diagnostics.filter(({ file }) => file.includes('aulaviva'))).toEqual([]);
  const brand = brands.find(({ compiled }) => compiled.id === 'aulaviva')?.compiled;
  expect(brand?.settings.key).toBe('AULAVIVA');
});

test('every command that README names is a script', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = readFileSync('README.md', 'utf8').matchAll(/`npm run ([a-z-]+)/g);
  for (const [, name] of named) expect(Object.keys(scripts)).toContain(name);
});
