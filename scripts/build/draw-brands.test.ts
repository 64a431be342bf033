import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { entryOf } from '../../src/server/server-test-kit.ts';
import { drawBrands } from './draw-brands.ts';

const folder = mkdtempSync(join(tmpdir(), 'guiche-drawn-'));
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
afterAll(() => rm(folder, { recursive: true }));

const FORM = { conditions: [], pages: [{ variants: { '': { schema: {}, validator: 'v' } } }] };

/** A built brand with a form on lead and a text on success; `check` is its one compiled validator. */
async function brandFile(id: string, check = '() => true') {
  const screens = {
    lead: { blocks: [{ id: 'form', block: 'form', form: FORM }] },
    success: { blocks: [{ id, block: 'text' }] },
  };
  const steps = [{ id: 'lead', templateId: 'lead' }];
  const brand = { id, screens, flows: [{ id: 'default', steps }] };
  const code = `export default () => ({ brand: ${JSON.stringify(brand)}, validators: { v: { whole: ${check} } } });`;
  // As in a build, another content has another name.
  const name = `${id}.${code.length}.js`;
  await writeFile(join(folder, name), code);
  return { ...entryOf(id), id, module: `/brands/${name}` };
}

test.each([
  ['drawing fails', "if (id === 'wrong' && screen === 'success') throw 7;", undefined, 'success'],
  ['check fails', '', '() => { throw 7; }', 'lead'],
])('a brand whose %s is named with its screen', async (_, body, check, screen) => {
  const program = join(folder, `program-${body.length}.mjs`);
  const code = `export const brandRuntime = {};
export async function renderPage({ template: { templateId: screen }, visit }) {
  const { id } = visit.loaded.brand;
  ${body}
}`;
  await writeFile(program, code);
  const good = await brandFile('good');
  const wrong = await brandFile('wrong', check);
  await expect(drawBrands(folder, program, [good])).resolves.toBeUndefined();
  await expect(drawBrands(folder, program, [wrong, good])).rejects.toThrow(
    `brands/wrong: the screen '${screen}' cannot be drawn: 7`,
  );
});
