import { expect, test } from 'vitest';
import { contextOf, nodeOf } from '../brand-test-kit.ts';
import { toValue } from '../parse/node.ts';
import { isTextKey, libraryTexts, resolveAnnotations } from './resolve-texts.ts';

test.each([
  ['field.card-number.label', true],
  ['a.B2', true],
  ['lead', false],
  ['lead.title.', false],
  ['https://a.example', false],
])("'%s' looks like a text key: %s", (text, isKey) => {
  expect(isTextKey(text)).toBe(isKey);
});

test('annotations that buyers read are resolved, at any depth, and nothing else', () => {
  const { context, diagnostics } = contextOf({ texts: { 'a.b': 'Texto' } });
  const both = { title: 'a.b', description: 'a.b', default: 'a.b', const: 'a.b' };
  const schema = { ...both, properties: { x: both, title: { type: 'a.b' } } };
  const resolved = { ...both, title: 'Texto', description: 'Texto' };
  expect(toValue(resolveAnnotations(context.text, nodeOf(schema)))).toEqual({
    ...resolved,
    properties: { x: resolved, title: { type: 'a.b' } },
  });
  expect(diagnostics).toEqual([]);
});

test.each([
  [{ 'ui:placeholder': 'a.b' }, { 'ui:placeholder': 'T' }],
  [{ 'ui:enumNames': ['a.b', 'Literal'] }, { 'ui:enumNames': ['T', 'Literal'] }],
  [{ 'ui:widget': 'a.b' }, { 'ui:widget': 'a.b' }],
  [
    { 'ui:texts': { any: 'a.b', more: { deep: 'a.b' } } },
    { 'ui:texts': { any: 'T', more: { deep: 'T' } } },
  ],
  [{ 'ui:options': { any: 'a.b', title: 'a.b' } }, { 'ui:options': { any: 'a.b', title: 'T' } }],
  [{ title: { any: 'a.b' } }, { title: { any: 'a.b' } }],
])('%j is drawn as %j', (ui, drawn) => {
  const { context } = contextOf({ texts: { 'a.b': 'T' } });
  expect(toValue(resolveAnnotations(context.text, nodeOf(ui)))).toEqual(drawn);
});

test('keys of the texts that library fields are written with', () => {
  const fields = {
    one: { schema: { title: 'a.one', const: 5 }, messages: { required: 'a.two' } },
    two: { ui: { 'ui:enumNames': ['a.three', 'Literal'] } },
  };
  const { context } = contextOf({ fields });
  expect(libraryTexts(context.fields)).toEqual(['a.one', 'a.two', 'a.three']);
});
