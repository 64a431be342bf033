import { expect, test } from 'vitest';
import { errorOf, formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/standard-formats/standard-formats.ts';
import { SAMPLES } from './sample-texts.ts';

test.each([...Object.keys(formats), ...Object.keys(standardFormats)])(
  'right values are at hand for the format %s',
  (name) => expect(SAMPLES[name]?.length).toBeGreaterThan(0),
);

test.each(Object.keys(formats))('and one of them passes the rule %s', (name) => {
  expect(SAMPLES[name]!.some((text) => errorOf(name, text) === undefined)).toBe(true);
});
