import { expect, test } from 'vitest';
import { offsetOf } from '../src/checker/fix/fixes-for.ts';
import type { Diagnostic } from '../src/contract/diagnostic.ts';
import { findingsIn } from './brand-mistakes/checked.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';
import { makeMistake } from './brand-mistakes/make-mistake.ts';

const errorsOf = (sources: typeof fixtureBrands) =>
  findingsIn(sources).filter(({ severity }) => severity === 'error');

/** The first value that an advice gives: behind its colon or its verb, else as its example. */
const VALUES = [
  /^Put it into double quotes: (.*)\.$/,
  /^Take the \[ and \] away: (.*)\.$/,
  /^Write one of these, with its quotes: ("[^"]*")/,
  /^Write (true|false|null)\b/,
  /^Write (.*?)(?:, without quotes)?\.(?: |$)/,
  /Example: (.*)\.$/,
];

/** What a person writes who takes an advice at its word, in place of what it is about. */
function writtenBy({ suggestion = '' }: Diagnostic): string {
  for (const pattern of VALUES) {
    const [, value] = pattern.exec(suggestion) ?? [];
    if (value !== undefined) return value;
  }
  throw new Error(`No value is in the advice '${suggestion}'.`);
}

const BRAND = 'brands/ms/brand.json';
const THEME = 'brands/ms/theme.json';
const STEPS = '"business": "other"';
const cards = (written: string) => `${STEPS}, "payment": { "cardCompanies": ${written} }`;

/** Each is a single wrong value, in a file of a brand. */
test.each<[what: string, file: string, from: string, to: string]>([
  [
    'a yes in Portuguese, without quotes',
    BRAND,
    '"placeholder": true',
    '"placeholder": verdadeiro',
  ],
  ['a yes in Portuguese, in quotes', BRAND, '"placeholder": true', '"placeholder": "verdadeiro"'],
  ['a yes as a number', BRAND, '"placeholder": true', '"placeholder": 1'],
  ['a number in quotes', BRAND, STEPS, `${STEPS}, "stepsNumber": "4"`],
  [
    'a number in quotes that is too large',
    BRAND,
    STEPS,
    `${STEPS}, "style": { "formMaxWidth": "42000" }`,
  ],
  ['a number where a name of a closed set is meant', BRAND, STEPS, `${STEPS}, "dsMode": 1`],
  ['a number where a text of one form is meant', BRAND, '"GTM-MSXXXXX",', '42,'],
  ['a number where any text is meant', BRAND, '"name": "Marco Seguinte",', '"name": 42,'],
  ['a width in pixels', BRAND, STEPS, `${STEPS}, "style": { "logoWidth": "175px" }`],
  ['a list in place of an object', BRAND, STEPS, `${STEPS}, "style": [{ "logoWidth": 175 }]`],
  ['a colour without its hash', THEME, '"#67462A"', '"67462A"'],
  ['a colour of CSS', THEME, '"#67462A"', '"rgb(103, 70, 42)"'],
  ['a colour hard to read', THEME, '"#67462A"', '"#FFE066"'],
  ['two parents', BRAND, '"extends": "base"', '"extends": ["families/english", "base"]'],
  ['one card company', BRAND, STEPS, cards('"visa"')],
  ['companies with commas', BRAND, STEPS, cards('"visa, elo"')],
  ['companies as keys', BRAND, STEPS, cards('{ "visa": true }')],
])('the advice taken at its word leaves no error: %s', (_, file, from, to) => {
  const wrong = makeMistake(fixtureBrands, { file, edits: [[from, to]] });
  const [error, ...others] = errorsOf(wrong);
  expect(others).toEqual([]);
  const text = wrong.json.get(file)!;
  const start = offsetOf(text, error!.line, error!.column);
  const end = offsetOf(text, error!.endLine, error!.endColumn);
  const next = text.slice(0, start) + writtenBy(error!) + text.slice(end);
  expect(next).not.toBe(text);
  expect(errorsOf({ ...wrong, json: new Map([...wrong.json, [file, next]]) })).toEqual([]);
});
