import { expect, test } from 'vitest';
import type { DocumentSchema } from '../edit/describe-value.ts';
import { formatValue, titlePath } from './title-path.ts';

const SCHEMA: DocumentSchema = {
  properties: {
    payment: { title: 'Payment', properties: { currentStep: { title: 'Current step' }, bare: {} } },
    flows: { title: 'Flows', items: { properties: { id: { title: 'Id' } } } },
    palette: { $ref: '#/$defs/palette', title: 'Light palette' },
    names: { title: 'Names', additionalProperties: { properties: { x: { title: 'X' } } } },
    foreign: { $ref: 'when.schema.json', title: 'When' },
  },
  $defs: {
    palette: { title: 'Palette', properties: { main: { $ref: '#/$defs/colour' } } },
    colour: { title: 'Colour' },
  },
};

test.each([
  [[], ''],
  [['payment', 'currentStep'], 'Payment › Current step'],
  [['payment', 'bare'], 'Payment › bare'],
  [['payment', 'other', 'deeper'], 'Payment › other › deeper'],
  [['flows', 'default', 'id'], "Flows › 'default' › Id"],
  [['palette', 'main'], 'Light palette › Colour'],
  [['names', 'any', 'x'], 'Names › any › X'],
  [['foreign', 'fact'], 'When › fact'],
])('%j is %s', (path, title) => {
  expect(titlePath(SCHEMA, path, 'en')).toBe(title);
});

test.each([
  [undefined, ''],
  [['a', 'b'], 'a, b'],
  [{ a: [1, { x: 2 }], b: { c: true } }, 'a: 1, (x: 2); b: (c: true)'],
  ['x'.repeat(161), `${'x'.repeat(160)}…`],
])('%j is shown as %j', (value, text) => {
  expect(formatValue(value)).toBe(text);
});
