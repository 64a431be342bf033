import { expect, test } from 'vitest';
import type { Diagnostic } from '../src/contract/diagnostic.ts';
import { checked } from './brand-mistakes/checked.ts';
import { formOf } from './drawing/brands.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';
import { changesIn, written } from './fixtures/guide-changes.ts';

const changes = changesIn('docs/brands.md');

const shown = ({ file, rule, message }: Diagnostic) => `${file} ${rule} ${message}`;
const before = checked(fixtureBrands).diagnostics.map(shown);

test('the guide changes what it promises: headline, button, colour, a question less, one more, a step', () => {
  expect(changes.map(({ path }) => path.split('/').at(-1))).toEqual([
    'texts.json',
    'theme.json',
    'lead.json',
    'flows.json',
  ]);
  const json = new Map(fixtureBrands.json);
  const found: string[][] = [];
  for (const { path, keys } of changes) {
    const known = json.has(path) ? JSON.parse(json.get(path)!) : {};
    json.set(path, JSON.stringify(written(known, keys)));
    const { diagnostics } = checked({ ...fixtureBrands, json });
    found.push(
      diagnostics
        .filter((one) => !before.includes(shown(one)))
        .map(({ severity, rule }) => `${severity} ${rule}`),
    );
  }
  // The guide says that this warning comes.
  expect(found.map((rules) => [...new Set(rules)])).toEqual([
    [],
    [],
    ['warning lead-fields'],
    ['warning lead-fields'],
  ]);
  const { brands } = checked({ ...fixtureBrands, json });
  const folder = changes[0]!.path.split('/')[1];
  const { compiled } = brands.find(({ merged }) => merged.id === folder)!;
  const lead = JSON.stringify(compiled.screens.lead);
  expect(lead).toContain('Comece hoje');
  expect(lead).toContain('Quero começar');
  expect(compiled.theme.light.primary.main).toBe('#8A3700');
  const { pages, ui } = formOf(compiled, 'lead');
  const { schema } = Object.values(pages[0]!.variants)[0]!;
  expect(Object.keys(schema.properties!)).toEqual(['name', 'email', 'terms', 'city']);
  expect(schema.required).toContain('city');
  // The consent box stands below the new question.
  expect(ui['ui:order']).toEqual(['*', 'terms']);
  expect(compiled.flows[0]!.steps[0]).toMatchObject({
    templateId: 'video',
    defaultNextStepId: 'lead',
  });
});

test('the guide in Portuguese makes the same changes', () => {
  expect(changesIn('docs/mude-uma-marca.md')).toEqual(changes);
});
