import { expect, test } from 'vitest';
import { findBreaks } from './breaks.ts';
import { aBrand } from './diff-test-kit.ts';

const schemaOf = () => ({ properties: { productCode: { title: 'Product code' } } });
const textField = { type: 'string' };
/** A screen with a form of some pages, each with the schemas of its variants. */
const form = (...pages: object[][]) => {
  const variants = (schemas: object[]) => ({ ...schemas.map((schema) => ({ schema })) });
  const written = pages.map((schemas) => ({ variants: variants(schemas) }));
  const block = { id: 'f', block: 'form', form: { action: 'createLead', pages: written } };
  return { lead: { blocks: [{ id: 't', block: 'text' }, block] } };
};
const flow = (id: string, ...templates: string[]) => ({
  id,
  steps: templates.map((templateId) => ({ id: templateId, templateId })),
});

const sentences = (was: object, is: object | undefined) =>
  findBreaks([aBrand(was as never)], is ? [aBrand(is as never)] : [], schemaOf).map(
    ({ kind, sentence }) => `${kind}: ${sentence}`,
  );

test('nothing breaks where nothing changes, or something new comes', () => {
  const brand = {
    flows: [flow('default', 'lead')],
    screens: form([{ properties: { a: textField } }]),
  };
  expect(sentences(brand, brand)).toEqual([]);
  const more = {
    flows: [flow('default', 'lead', 'pix'), flow('new', 'lead')],
    screens: { ...form([{ properties: { a: textField }, required: ['a'] }]), pix: { blocks: [] } },
  };
  expect(sentences(brand, more)).toEqual([]);
  expect(findBreaks([], [aBrand()], schemaOf)).toEqual([]);
});

test('one sentence of two brands is one break', () => {
  const both = (name: string) =>
    ['alfa', 'beta'].map((id) => aBrand({ id, flows: [flow(name, 'lead')] }));
  expect(findBreaks(both('old'), both('new'), schemaOf)).toEqual([
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
const words = { title: 'A', description: 'x', examples: [], default: 'y' };

test.each<[what: string, was: object, is: object | undefined, expected: string[]]>([
  ['a field that goes', textField, undefined, [GONE]],
  ['a rule that changes', textField, { ...textField, maxLength: 5 }, [OTHERWISE]],
  ['one more choice', { enum: ['x'] }, { enum: ['y', 'x'] }, []],
  ['one choice less', { enum: ['x', 'y'] }, { enum: ['x'] }, [OTHERWISE]],
  ['words that change', { ...textField, ...words }, textField, []],
])('stored forms: %s', (_, was, is, expected) => {
  const [before, after] = [was, is].map((a) =>
    form([{ properties: { ...(a && { a }), b: textField } }]),
  );
  expect(sentences({ screens: before }, { screens: after })).toEqual(
    expected.map((one) => `stored form: ${one}`),
  );
});

test('fields of a group are known by their path, those of all variants and pages', () => {
  const group = { type: 'object', properties: { c: textField, d: true }, required: ['c'] };
  const field = (name: string, schema: object = textField) => ({ properties: { [name]: schema } });
  const before = form([field('g', group)], [field('x'), field('y')]);
  expect(sentences({ screens: before }, { screens: form([field('z')]) })).toEqual(
    ['g.c', 'x', 'y'].map((path) => expect.stringContaining(`'${path}' on /lead is asked no more`)),
  );
});

test.each<[was: object, is: object, carried: string[]]>([
  [{ productCode: 'A' }, { productCode: 'B' }, ['B as Product code instead of A']],
  [{ productCode: 'A' }, {}, ['nothing as Product code instead of A']],
  [{}, { productCode: 'B' }, []],
  [
    { product: { plan: { id: 1 } } },
    { product: { plan: { id: 2 } } },
    ['id: 2 as product › plan instead of id: 1'],
  ],
])('calls: %j becomes %j', (was, is, carried) => {
  const [before, after] = [was, is].map((more) => ({
    settings: { key: 'ALFA', area: 'BR', ...more },
  }));
  expect(sentences(before!, after)).toEqual(
    carried.map((one) => `call: Calls carry ${one}: the upstream has to know it.`),
  );
});
