import { expect, test } from 'vitest';
import { errorsOfFormat, samplesOfFormat } from './describe-format.ts';
import { errorOf, formats } from './formats.ts';
import { formatDescriptors } from './generated/format-descriptors.ts';
import type { FormatDescriptor } from './rule.ts';

const descriptors: Readonly<Record<string, FormatDescriptor>> = formatDescriptors;

test.each<[string, string[]]>([
  ['person-name', ['words', 'long-first-word', 'letters']],
  ['email-address', ['email']],
  ['date', []],
  ['unheard-of', []],
])('the rule of %s finds %j', (format, errors) => {
  expect(errorsOfFormat(format)).toEqual(errors);
});

test('each error of each rule has a sentence, and an example in which the rule finds it', () => {
  const errors = Object.entries(descriptors).flatMap(([format, { errors: own }]) =>
    Object.entries(own).map(([error, words]) => ({ format, error, ...words })),
  );
  expect(errors.length).toBeGreaterThanOrEqual(Object.keys(formats).length);
  expect(errors.filter(({ meaning }) => !/^[A-Z].+\.$/.test(meaning))).toEqual([]);
  expect(errors.filter(({ format, error, example }) => errorOf(format, example) !== error)).toEqual(
    [],
  );
});

test('a format that nobody knows has no samples', () => {
  expect(samplesOfFormat('unheard-of')).toEqual([]);
});
