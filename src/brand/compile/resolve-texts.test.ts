import { expect, test } from 'vitest';
import { contextOf, nodeOf, shortly } from '../brand-test-kit.ts';
import { beginningOf, toValue } from '../parse/node.ts';
import { isTextKey, libraryTexts, resolveAnnotations, textOf } from './resolve-texts.ts';

const place = beginningOf('screen.json');

test.each([
  ['lead.title', true],
  ['field.card-number.label', true],
  ['a.B2', true],
  ['lead', false],
  ['Lead.title', false],
  ['lead.title.', false],
  ['Seu nome.', false],
  ['lead..title', false],
  ['https://a.example', false],
  ['', false],
])("'%s' looks like a text key: %s", (text, isKey) => {
  expect(isTextKey(text)).toBe(isKey);
});

test('a key becomes its text, and counts as used', () => {
  const { context, diagnostics } = contextOf({ texts: { 'lead.title': 'Olá', 'a.empty': '' } });
  expect(textOf(context, 'lead.title', place)).toBe('Olá');
  expect(textOf(context, 'a.empty', place)).toBe('');
  expect([...context.usedTexts]).toEqual(['lead.title', 'a.empty']);
  expect(diagnostics).toEqual([]);
});

test.each([
  [
    'lead.titel',
    "There is no text 'lead.titel' in texts.json. Did you mean 'lead.title'? Otherwise add it there.",
  ],
  [
    'zzz.zzz',
    'There is no text \'zzz.zzz\' in texts.json. Add it there, for example "zzz.zzz": "Um texto".',
  ],
  [
    'Seu nome',
    "There is no text 'Seu nome' in texts.json. A key of texts.json is expected here, such as 'lead.title': put the text there under a key of its own.",
  ],
])("'%s' has no text", (key, message) => {
  const { context, diagnostics } = contextOf({ texts: { 'lead.title': 'Olá' } });
  expect(textOf(context, key, place)).toBe(key);
  expect(shortly(diagnostics)).toEqual([`text-key screen.json:1 ${message}`]);
  expect(context.usedTexts).toContain(key);
});

test('a text that was taken away is reported where it was', () => {
  const removedTexts = { 'lead.title': nodeOf(null, 'texts.json') };
  const { context, diagnostics } = contextOf({ removedTexts });
  expect(textOf(context, 'lead.title', place)).toBe('lead.title');
  expect(shortly(diagnostics)).toEqual([
    "text-key texts.json:2 The text 'lead.title' is taken away here, but a screen shows it. Delete this line, or write another text.",
  ]);
});

test('annotations that buyers read are resolved, at any depth, and nothing else', () => {
  const { context, diagnostics } = contextOf({ texts: { 'a.b': 'Texto' } });
  const both = { title: 'a.b', description: 'a.b', default: 'a.b', const: 'a.b' };
  const schema = { ...both, properties: { x: both, title: { type: 'a.b' } } };
  const resolved = { ...both, title: 'Texto', description: 'Texto' };
  expect(toValue(resolveAnnotations(context, nodeOf(schema)))).toEqual({
    ...resolved,
    properties: { x: resolved, title: { type: 'a.b' } },
  });
  expect(diagnostics).toEqual([]);
});

test.each([
  [{ 'ui:title': 'a.b' }, { 'ui:title': 'T' }],
  [{ 'ui:description': 'a.b' }, { 'ui:description': 'T' }],
  [{ 'ui:placeholder': 'a.b' }, { 'ui:placeholder': 'T' }],
  [{ 'ui:help': 'a.b' }, { 'ui:help': 'T' }],
  [{ 'ui:enumNames': ['a.b', 'Literal'] }, { 'ui:enumNames': ['T', 'Literal'] }],
  [{ 'ui:widget': 'a.b' }, { 'ui:widget': 'a.b' }],
  [
    { 'ui:texts': { any: 'a.b', more: { deep: 'a.b' } } },
    { 'ui:texts': { any: 'T', more: { deep: 'T' } } },
  ],
  [{ 'ui:options': { any: 'a.b', title: 'a.b' } }, { 'ui:options': { any: 'a.b', title: 'T' } }],
  [{ title: 'Literal text' }, { title: 'Literal text' }],
  [{ title: 5 }, { title: 5 }],
  ['a.b', 'a.b'],
  [['a.b'], ['a.b']],
  [{ title: { any: 'a.b' } }, { title: { any: 'a.b' } }],
])('%j is drawn as %j', (ui, drawn) => {
  const { context } = contextOf({ texts: { 'a.b': 'T' } });
  expect(toValue(resolveAnnotations(context, nodeOf(ui)))).toEqual(drawn);
});

test('keys of the texts that library fields are written with', () => {
  const fields = {
    one: { schema: { title: 'a.one', const: 5 }, messages: { required: 'a.two' } },
    two: { ui: { 'ui:enumNames': ['a.three', 'Literal'] } },
  };
  const { context } = contextOf({ fields });
  expect(libraryTexts(context.fields)).toEqual(['a.one', 'a.two', 'a.three']);
});
