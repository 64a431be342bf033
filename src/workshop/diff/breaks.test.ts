import { expect, test } from 'vitest';
import { findBreaks } from './breaks.ts';
import { aBrand } from './diff-test-kit.ts';

const schemaOf = () => ({ properties: { productCode: { title: 'Product code' } } });
const textField = { type: 'string' };
const form = (properties: object, more: object = {}) => ({
  lead: {
    blocks: [
      { id: 't', block: 'text' },
      {
        id: 'f',
        block: 'form',
        form: {
          action: 'createLead',
          pages: [{ variants: { '': { schema: { properties, ...more } } } }],
        },
      },
    ],
  },
});
const flow = (id: string, ...templates: string[]) => ({
  id,
  steps: templates.map((templateId) => ({ id: templateId, templateId })),
});

const sentences = (was: object, is: object | undefined) =>
  findBreaks([aBrand(was as never)], is ? [aBrand(is as never)] : [], schemaOf).map(
    ({ kind, sentence }) => `${kind}: ${sentence}`,
  );

test('nothing breaks where nothing changes, or something new comes', () => {
  const brand = { flows: [flow('default', 'lead')], screens: form({ a: textField }) };
  expect(sentences(brand, brand)).toEqual([]);
  const more = {
    flows: [flow('default', 'lead', 'pix'), flow('new', 'lead')],
    screens: { ...brand.screens, pix: { blocks: [] } },
  };
  expect(sentences(brand, more)).toEqual([]);
  expect(findBreaks([], [aBrand()], schemaOf)).toEqual([]);
});

test('one sentence of two brands is one break', () => {
  const [a, b] = ['alfa', 'beta'].map((id) =>
    aBrand({ id, flows: [flow('old', 'lead')], screens: {} }),
  );
  const after = [a!, b!].map((brand) => ({ ...brand, flows: [flow('new', 'lead')] as never }));
  expect(findBreaks([a!, b!], after, schemaOf)).toEqual([
    {
      kind: 'link',
      sentence: "Links with flowId=old take another flow: there is no flow 'old' any more.",
      brands: ['alfa', 'beta'],
    },
  ]);
});

test.each<[string, object, object | undefined, string[]]>([
  [
    'a brand that goes',
    {},
    undefined,
    ['Links with product=ALFA no longer find their brand, and show the default one.'],
  ],
  ['a folder of another name', { id: 'alfa' }, { id: 'gama' }, []],
  [
    'another key',
    {},
    { settings: { key: 'BETA', area: 'BR' } },
    ['Links with product=ALFA in BR no longer find this brand: its key is BETA in BR now.'],
  ],
  [
    'a choice that goes',
    { flows: [{ ...flow('f'), choose: { route: ['a', 'b'], partner: 'c' } }] },
    { flows: [{ ...flow('f'), choose: { route: 'a' } }] },
    [
      'Links with route=b take another flow: no flow is chosen by that any more.',
      'Links with partner=c take another flow: no flow is chosen by that any more.',
    ],
  ],
  [
    'a step that no flow has any more',
    { flows: [flow('f', 'lead', 'pix'), flow('g', 'pix', 'video')] },
    { flows: [flow('f', 'lead'), flow('g', 'video')] },
    ['Links to /pix and buyers who are on it leave the flow: no flow has this step any more.'],
  ],
])('links: %s', (_, was, is, expected) => {
  const found = sentences(was, is).filter((sentence) => sentence.startsWith('link: '));
  expect(found).toEqual(expected.map((sentence) => `link: ${sentence}`));
});

const GONE =
  "'a' on /lead is asked no more: what was typed there is dropped, and the action 'createLead' gets none.";
const OTHERWISE =
  "'a' on /lead is checked differently: what buyers typed before the change may not pass any more.";
const two = (a: object) => ({ a, b: textField });

test.each<[string, object, object, string[]]>([
  ['a field that goes', form(two(textField)), form({ b: textField }), [GONE]],
  [
    'a rule that changes',
    form(two(textField)),
    form(two({ type: 'string', maxLength: 5 })),
    [OTHERWISE],
  ],
  ['one more choice', form(two({ enum: ['x'] })), form(two({ enum: ['y', 'x'] })), []],
  ['one choice less', form(two({ enum: ['x', 'y'] })), form(two({ enum: ['x'] })), [OTHERWISE]],
  [
    'words that change',
    form(two({ ...textField, title: 'A', description: 'x', examples: [], default: 'y' })),
    form(two(textField)),
    [],
  ],
  [
    'a field that has to be filled in',
    form(two(textField)),
    form(two(textField), { required: ['a'] }),
    [],
  ],
])('stored forms: %s', (_, was, is, expected) => {
  expect(sentences({ screens: was }, { screens: is })).toEqual(
    expected.map((one) => `stored form: ${one}`),
  );
});

test('fields of a group are known by their path, those of all variants and pages', () => {
  const group = { type: 'object', properties: { c: textField, d: true }, required: ['c'] };
  const variants = (...schemas: object[]) =>
    Object.fromEntries(schemas.map((schema, at) => [at, { schema }]));
  const screens = (...pages: object[][]) => ({
    lead: {
      blocks: [
        {
          block: 'form',
          form: { action: 'pay', pages: pages.map((page) => ({ variants: variants(...page) })) },
        },
      ],
    },
  });
  const before = screens(
    [{ properties: { g: group } }],
    [{ properties: { x: textField } }, { properties: { y: textField } }],
  );
  const after = screens([{ properties: { z: textField } }]);
  expect(sentences({ screens: before }, { screens: after })).toEqual(
    ['g.c', 'x', 'y'].map((path) => expect.stringContaining(`'${path}' on /lead is asked no more`)),
  );
});

test.each<[object, object, string[]]>([
  [
    { productCode: 'A' },
    { productCode: 'B' },
    ['Calls carry B as Product code instead of A: the upstream has to know it.'],
  ],
  [
    { productCode: 'A' },
    {},
    ['Calls carry nothing as Product code instead of A: the upstream has to know it.'],
  ],
  [{}, { productCode: 'B' }, []],
  [
    { product: { plan: { id: 1 } } },
    { product: { plan: { id: 2 } } },
    ['Calls carry id: 2 as product › plan instead of id: 1: the upstream has to know it.'],
  ],
])('calls: %j becomes %j', (was, is, expected) => {
  const settings = { key: 'ALFA', area: 'BR' };
  const found = sentences(
    { settings: { ...settings, ...was } },
    { settings: { ...settings, ...is } },
  );
  expect(found).toEqual(expected.map((sentence) => `call: ${sentence}`));
});
