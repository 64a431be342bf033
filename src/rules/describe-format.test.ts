import { expect, test } from 'vitest';
import { describeError, errorsOfFormat, samplesOfFormat } from './describe-format.ts';
import { errorOf, formats } from './formats.ts';

test.each<[string, string[]]>([
  ['person-name', ['words', 'long-first-word', 'letters']],
  ['email-address', ['email']],
  ['date', []],
  ['unheard-of', []],
])('the rule of %s finds %j', (format, errors) => {
  expect(errorsOfFormat(format)).toEqual(errors);
});

test('each error of each rule has a sentence, and an example in which the rule finds it', () => {
  const errors = Object.keys(formats).flatMap((format) =>
    errorsOfFormat(format).map((error) => ({ format, error, ...describeError(format, error) })),
  );
  expect(errors.length).toBeGreaterThanOrEqual(Object.keys(formats).length);
  expect(errors.filter(({ meaning = '' }) => !/^[A-Z].+\.$/.test(meaning))).toEqual([]);
  expect(
    errors.filter(({ format, error, example }) => errorOf(format, example!) !== error),
  ).toEqual([]);
});

test.each([
  ['email-address', 'words'],
  ['date', 'date'],
  ['unheard-of', 'email'],
])('nothing is known of %s and its error %s', (format, error) => {
  expect(describeError(format, error)).toEqual({});
});

test('a format that nobody knows has no samples', () => {
  expect(samplesOfFormat('unheard-of')).toEqual([]);
});
