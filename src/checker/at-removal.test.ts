import { expect, test } from 'vitest';
import { findingsIn } from '../../tests/brand-mistakes/checked.ts';
import { fixtureBrands } from '../../tests/fixtures/fixture-brands.ts';
import { makeMistake } from '../../tests/brand-mistakes/make-mistake.ts';

const SCREEN = '"$schema": "../../../schemas/brand/screen.schema.json"';
const form = (schema: string) =>
  `{ ${SCREEN}, "blocks": [\n{ "id": "form", "schema": { "properties": {\n${schema}\n} } }] }`;

/** Errors of brand files after one more file was written, each as 'file:line rule: advice'. */
function errorsWith(file: string, content: string): string[] {
  const sources = makeMistake(fixtureBrands, { file, content, what: '', rule: '', says: / / });
  return findingsIn(sources)
    .filter(({ severity }) => severity === 'error')
    .map((one) => `${one.file}:${one.line} ${one.rule}: ${one.suggestion}`);
}

test.each([
  [
    'a field that the parent requires, on three of its screens',
    'brands/ms/screens/payment.json',
    form('"cardNumber": null'),
    [/^brands\/ms\/screens\/payment\.json:3 form-field: Delete this line, or write into this file/],
  ],
  [
    'an option that its block needs',
    'brands/ms/screens/lead.json',
    `{ ${SCREEN}, "blocks": [{ "id": "title",\n"text": null }] }`,
    [/^brands\/ms\/screens\/lead\.json:2 missing-key: Write it in place of null, for example/],
  ],
  [
    'the button of a form',
    'brands/ms/screens/lead.json',
    `{ ${SCREEN}, "blocks": [{ "id": "form",\n"submit": null }] }`,
    [/^brands\/ms\/screens\/lead\.json:2 form-button: Delete this line, or write into this file/],
  ],
  [
    'a step that another leads to',
    'brands/exec/flows.json',
    '{ "$schema": "../../schemas/brand/flows.schema.json", "flows": [{ "id": "default", "steps": [\n{ "id": "success", "$remove": true } ] }] }',
    [/^brands\/exec\/flows\.json:2 next-step: Delete this line, or write into this file/],
  ],
])('what a brand takes away is reported there: %s', (_, file, content, expected) => {
  expect(errorsWith(file, content)).toEqual(expected.map((one) => expect.stringMatching(one)));
});

test('a null that takes nothing away, of a key that is needed, is wrong once', () => {
  const content = fixtureBrands.json.get('brands/ms/theme.json')!.replace('"#67462A"', 'null');
  expect(errorsWith('brands/ms/theme.json', content)).toEqual([
    expect.stringMatching(/^brands\/ms\/theme\.json:6 missing-key: Write it in place of null/),
  ]);
});

test('a mistake of the parent stays there, whatever a child takes away', () => {
  const base = 'brands/base/screens/lead.json';
  const sources = makeMistake(fixtureBrands, {
    file: base,
    edits: [['"required": ["name",', '"required": ["nick", "name",']],
    more: { 'brands/ms/screens/lead.json': form('"nick": null') },
    what: '',
    rule: '',
    says: / /,
  });
  const found = findingsIn(sources).filter(({ rule }) => rule === 'form-field');
  expect(found.map(({ file }) => file)).toEqual([base]);
});
