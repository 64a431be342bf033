import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { RJSFSchema } from '@rjsf/utils';
import type { Edit } from '../../src/workshop/edit/build/edit.ts';
import type { Library } from '../../src/workshop/edit/read/library.ts';
import { fixtureProject } from '../../tests/fixtures/fixture-brands.ts';
import { openTestWorkshop } from './test-kit.ts';

const { root } = fixtureProject();
const ask = openTestWorkshop(root);
afterAll(() => rmSync(root, { recursive: true }));

const call = async <Answer>(name: string, body: object): Promise<Answer> =>
  (await ask(name, { brand: 'numberone', ...body })).json();

const city: Edit = {
  kind: 'field',
  screen: 'lead',
  form: 'form',
  field: 'city',
  after: 'phone',
  isRequired: false,
  content: { library: 'city' },
};

test('the library names every block, field and rule', async () => {
  const { blocks, fields, formats } = await call<Library>('library', {});
  const quote = blocks.find(({ type }) => type === 'testimonial')!;
  expect(quote).toMatchObject({
    isOffered: true,
    schema: { properties: { quote: { type: 'string' } } },
    usual: { quote: expect.any(String) },
  });
  expect(blocks.find(({ type }) => type === 'form')).toMatchObject({ isOffered: false });
  expect(fields.find(({ name }) => name === 'city')).toMatchObject({ label: 'Cidade' });
  expect(formats.find(({ name }) => name === 'cpf')?.sample).toMatch(/^\d{3}\.?\d{3}/);
});

test('a step is described by the schema of flows.json, in the language of the page', async () => {
  const place = { document: 'flows', steps: ['flows', { id: 'default' }, 'steps', { id: 'lead' }] };
  const { properties } = await call<RJSFSchema>('describe', { place });
  expect(properties).toMatchObject({
    defaultNextStepId: { type: 'string', title: 'Next step' },
    stepNumber: { type: 'integer', minimum: 1, maximum: 5 },
    outcomes: { properties: { refused: { type: 'string' } } },
  });
});

test.each([
  ['a colour', { document: 'theme', steps: ['light', 'primary', 'main'] }, { format: 'color' }],
  ['a choice', { document: 'brand', steps: ['dsMode'] }, { enum: ['dark', 'light'] }],
  ['a number', { document: 'brand', steps: ['style', 'logoWidth'] }, { type: 'integer' }],
  ['a link', { document: 'brand', steps: ['faqLink'] }, { type: 'string', format: 'uri' }],
  ['an image', { document: 'brand', steps: ['logoFile'] }, { format: 'image' }],
  ['a text', { document: 'texts', steps: ['lead.title'] }, { type: 'string' }],
])('%s is described as such', async (_, place, expected) => {
  expect(await call<RJSFSchema>('describe', { place })).toMatchObject(expected);
});

test('a plan names the levels that can make an edit, and why none can', async () => {
  const plan = (edit: Edit) => call('plan', { level: 'numberone', edits: [edit] });
  const levels = ['numberone', 'families/english', 'base'].map((level) => ({ level }));
  expect(await plan(city)).toMatchObject({ levels });
  const reason = "The form has a field 'name' already: choose another name.";
  expect(await plan({ ...city, field: 'name' })).toMatchObject({ levels: [], reason });
});

test('a finding that stands for fewer brands by now is no news', async () => {
  const titled = (level: string, value: string) => {
    const place = { document: 'texts', steps: ['lead.title'] };
    return call('change', { level, edits: [{ kind: 'value', place, value }] });
  };
  const file = 'brands/base/texts.json';
  const found = [expect.objectContaining({ file, rule: 'text-draft' })];
  expect(await titled('base', 'Comece ')).toMatchObject({ news: found });
  expect(await titled('numberone', 'Comece')).toMatchObject({ news: [] });
  expect(await call('undo', {})).toMatchObject({ news: [] });
});

test('a plan says what the checker would say, and a change what it has brought', async () => {
  const steps = ['flows', { id: 'default' }, 'steps', { id: 'lead' }, 'defaultNextStepId'];
  const edit: Edit = { kind: 'value', place: { document: 'flows', steps }, value: 'success' };
  const wish = { level: 'numberone', edits: [edit] };
  const file = 'brands/numberone/flows.json';
  const saying = (sentence: string) => ({ message: expect.stringContaining(sentence) });
  const finding = {
    severity: 'error',
    file,
    ...saying("No way leads to the step 'payment'"),
    inPortuguese: expect.objectContaining(saying("Nenhum caminho leva à etapa 'payment'")),
  };
  const found = expect.arrayContaining([expect.objectContaining(finding)]);
  expect(await call('plan', wish)).toMatchObject({ findings: found });
  expect(await call('change', wish)).toMatchObject({ files: [file], news: found });
});
