import { expect, test } from 'vitest';
import { inheritAlfa, sourcesOf, type ShortFiles } from '../brand-test-kit.ts';
import { nodeAt, toValue } from '../parse/node.ts';

/** base → families/kin → alfa, with more files. */
const FAMILY: ShortFiles = {
  'base/brand': { key: 'BASE', area: 'BR', stepsNumber: 4 },
  'families/kin/brand': { extends: 'base', key: 'KIN', stepsNumber: 5 },
  'alfa/brand': { extends: 'families/kin', key: 'ALFA' },
};

const alfa = (files: ShortFiles = {}, images: readonly string[] = []) =>
  inheritAlfa(sourcesOf({ ...FAMILY, ...files }, images));

test('a brand has what its ancestors say, the nearest one first', () => {
  const { merged, diagnostics } = alfa();
  expect(merged!.chain).toEqual(['base', 'families/kin', 'alfa']);
  expect(merged!.id).toBe('alfa');
  expect(toValue(merged!.brand)).toMatchObject({ key: 'ALFA', area: 'BR', stepsNumber: 5 });
  expect(diagnostics).toEqual([]);
});

test.each(['key', 'productCode', '$schema', 'placeholder', 'placeholders'])(
  "'%s' is never inherited, and every brand has its own",
  (key) => {
    const base = { area: 'BR', [key]: 'of base' };
    const without = alfa({ 'base/brand': base, 'alfa/brand': { extends: 'base' } }).merged!.brand;
    expect(toValue(without)).toEqual({ area: 'BR', extends: 'base' });
    const own = { extends: 'base', [key]: 'own' };
    const brand = alfa({ 'base/brand': base, 'alfa/brand': own }).merged!.brand;
    expect(nodeAt(brand, [key])).toMatchObject({ value: 'own' });
  },
);

test('screens merge by template id, and inherit which screen they extend, not their schema', () => {
  const { merged } = alfa({
    'base/screens/payment': { blocks: [{ id: 'a' }] },
    'base/screens/payment/upgrade': { $schema: 'x', extends: 'payment', stepNumber: 2 },
    'alfa/screens/payment/upgrade': { blocks: [{ id: 'b' }] },
  });
  expect(toValue(merged!.screens.get('payment/upgrade')!)).toEqual({
    blocks: [{ id: 'a' }, { id: 'b' }],
    stepNumber: 2,
  });
});

const shown = { when: 'always' };
const form = (schema: object, more: object = {}) => ({ id: 'form', schema, ...more });
/** The base's upgrade extends its payment. */
const EXTENDING: ShortFiles = {
  'base/screens/payment': {
    blocks: [
      { id: 'title' },
      { id: 'seal', ...shown },
      form({ properties: { name: {}, parts: {}, city: {} }, required: ['name', 'parts', 'city'] }),
      { id: 'help', ...shown },
    ],
  },
  'base/screens/payment/upgrade': {
    extends: 'payment',
    blocks: [
      { id: 'note', after: 'title' },
      { id: 'seal', $remove: true },
      form({ properties: { city: null }, required: ['name', 'parts'] }, { ui: { parts: {} } }),
      { id: 'help', when: null, text: 'own' },
    ],
  },
};
const removed = (id: string) => ({ id, $remove: true });

test.each<[what: string, payment: object[], upgrade: object[], order: string]>([
  ['nothing is changed', [], [], 'title note form help'],
  ['a block goes that both take away', [removed('seal')], [], 'title note form help'],
  ['one goes with what is said of it', [removed('help')], [], 'title note form'],
  ['one goes that another stands behind', [removed('title')], [], 'note form help'],
  [
    'and a third before that',
    [{ id: 'seal', after: null }, removed('title')],
    [],
    'note form help',
  ],
  ['a value goes that both take away', [{ id: 'help', when: null }], [], 'title note form help'],
  [
    'a question goes that both take away',
    [form({ properties: { city: null } })],
    [],
    'title note form help',
  ],
  ['its own file moves a block', [], [{ id: 'help', after: null }], 'help title note form'],
  ['takes one away', [], [removed('form')], 'title note help'],
  ['or the note of its parent', [], [removed('note')], 'title form help'],
  ['brings a new one', [], [{ id: 'new', after: 'title' }], 'title new note form help'],
])('over an extended screen: %s', (_, payment, upgrade, order) => {
  const { merged, diagnostics } = alfa({
    ...EXTENDING,
    'alfa/screens/payment': { blocks: payment },
    'alfa/screens/payment/upgrade': { blocks: upgrade },
  });
  const { blocks } = toValue(merged!.screens.get('payment/upgrade')!) as {
    blocks: { id: string }[];
  };
  expect(blocks.map(({ id }) => id).join(' ')).toBe(order);
  expect(JSON.stringify(blocks)).not.toContain('null');
  expect(diagnostics).toEqual([]);
});

test('a question goes from all that an extending screen of the parent says of it', () => {
  const { merged } = alfa({
    ...EXTENDING,
    'alfa/screens/payment': { blocks: [form({ properties: { parts: null } })] },
  });
  expect(toValue(nodeAt(merged!.screens.get('payment/upgrade'), ['blocks', 2])!)).toEqual(
    form({ properties: { name: {} }, required: ['name'] }, { ui: {} }),
  );
});

test('to remove what never was there is a mistake of the line that says so', () => {
  const { diagnostics } = alfa({
    ...EXTENDING,
    'alfa/screens/payment/upgrade': { blocks: [removed('seal')] },
  });
  expect(diagnostics).toMatchObject([
    { file: 'brands/alfa/screens/payment/upgrade.json', line: 4 },
  ]);
});

test("the nearest folder's image wins, and an ancestor's stands where there is no other", () => {
  const images = ['base/logo.svg', 'families/kin/logo.svg', 'alfa/icon.svg', 'base/icon.svg'];
  const found = alfa({}, [...images, 'base/loading.svg']).merged!.images;
  expect(Object.fromEntries(found)).toEqual({
    'logo.svg': 'brands/families/kin/logo.svg',
    'icon.svg': 'brands/alfa/icon.svg',
    'loading.svg': 'brands/base/loading.svg',
  });
});

const FIELD = {
  schema: {},
  texts: { 'field.plate.label': 'Placa', 'field.plate.invalid': 'Revise' },
};

test('the texts of a library field stand below those of every brand', () => {
  const { merged } = alfa({
    'fields/plate': FIELD,
    'base/texts': { 'lead.title': 'Dados' },
    'alfa/texts': { 'field.plate.invalid': 'Confira a placa' },
  });
  expect(toValue(merged!.files.get('texts')!)).toEqual({
    'field.plate.label': 'Placa',
    'field.plate.invalid': 'Confira a placa',
    'lead.title': 'Dados',
  });
  expect(alfa({ 'fields/plate': FIELD }).merged!.files.has('texts')).toBe(false);
});
