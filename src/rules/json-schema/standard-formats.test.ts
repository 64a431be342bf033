import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, test } from 'vitest';
import { standardFormats } from './standard-formats.ts';
import { standardSamples } from './standard-samples.ts';

/** A name of 253 characters or more, of which DNS bears 253. */
const nameOf = (length: number) => 'a.'.repeat(126) + 'a'.repeat(length - 252);

const SAMPLES: Record<keyof typeof standardFormats, { right: string[]; wrong: string[] }> = {
  date: {
    right: ['2024-02-29', '2000-02-29', '1999-12-31', '2023-04-30'],
    wrong: ['2023-02-29', '1900-02-29', '2023-04-31', '2023-13-01', '2023-00-10', '23-01-01', ''],
  },
  time: {
    right: ['23:59:59Z', '00:00:00+03:00', '10:20:30'],
    wrong: ['24:00:00Z', '10:60:00Z', '10:20'],
  },
  'date-time': {
    right: ['2024-02-29T10:20:30Z', '2024-02-29t10:20:30.5-03:00'],
    wrong: ['2023-02-29T10:20:30Z', '2024-02-29', '2024-02-29T10:20:30'],
  },
  duration: {
    right: ['P1Y2M', 'PT5M', 'P3W', 'P1D', 'PT1H', 'PT1S', 'P10Y11M12DT13H14M15S', 'P16W'],
    wrong: ['P', 'PT', '1Y', 'P1W2D', ' P1Y', 'P-1D', 'PT1.5H'],
  },
  email: {
    right: ['ana.b+c@alfa.example'],
    wrong: ['ana', 'ana@', '@alfa.example', 'ana@@alfa.example'],
  },
  'idn-email': {
    right: ['josé@açaí.example'],
    wrong: ['josé', 'a b@alfa.example', 'josé@açaí.example x'],
  },
  hostname: {
    right: ['alfa.example', 'a-b.c', 'ALFA.example'],
    wrong: ['-a.example', 'a_b.example', 'a..b', ''],
  },
  'idn-hostname': {
    right: ['açaí.example', 'açaí', 'www.açaí.example', nameOf(253)],
    wrong: ['a..b', 'a b', nameOf(254)],
  },
  ipv4: {
    right: ['127.0.0.1', '255.255.255.255'],
    wrong: ['256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4'],
  },
  ipv6: {
    right: ['::', '::1', '2001:db8::8a2e:370:7334', '1:2:3:4:5:6:7:8', '::ffff:10.0.0.1'],
    wrong: ['1:2:3', '1::2::3', '12345::', '1:2:3:4:5:6:7:8:9', 'alfa'],
  },
  uri: {
    right: ['https://alfa.example/a?b#c', 'mailto:ana@alfa.example', 'h323:ana@alfa.example'],
    wrong: ['alfa', '//alfa', 'https://a b'],
  },
  'uri-reference': { right: ['/a?b#c', 'alfa', '#c'], wrong: ['a b', '\\a'] },
  iri: {
    right: ['https://açaí.example/ã', 'h323:josé@açaí.example'],
    wrong: ['alfa', 'https://açaí.example/a b'],
  },
  'iri-reference': { right: ['/ã'], wrong: ['a b'] },
  'uri-template': { right: ['/a/{b}/c', '/a/{city}'], wrong: ['/a/{b'] },
  uuid: {
    right: ['123e4567-e89b-12d3-a456-426614174000'],
    wrong: [
      '123e4567',
      'g23e4567-e89b-12d3-a456-426614174000',
      'a123e4567-e89b-12d3-a456-426614174000',
      '123e4567-e89b-12d3-a456-4266141740000',
    ],
  },
  'json-pointer': { right: ['', '/a~1b/0'], wrong: ['a', '/a~2'] },
  'relative-json-pointer': {
    right: ['0', '1/a', '2#', '10/street', '1/a~1b', '1/'],
    wrong: ['/a', '01', '1/a~2', '1a'],
  },
  password: { right: ['', 'anything'], wrong: [] },
  color: { right: ['#0b6669'], wrong: ['0b6669', '#0b6', 'teal', '##0b6669', '#0b66690'] },
};

test.each(Object.entries(SAMPLES))('%s', (name, { right, wrong }) => {
  const format = standardFormats[name as keyof typeof standardFormats];
  expect(right.filter((value) => !format.test(value))).toEqual([]);
  expect(wrong.filter((value) => format.test(value))).toEqual([]);
});

/** Values that pass here and fail in ajv-formats: times without a zone, as browsers' fields give them. */
const OURS = ['10:20:30', '09:00:00'];

type Name = keyof typeof standardFormats & keyof typeof fullFormats;
const names = Object.keys(SAMPLES) as (keyof typeof standardFormats)[];
const isTheirs = (name: string): name is Name => name in fullFormats && name !== 'password';

function judgeOf(name: Name): (value: string) => boolean {
  const theirs = fullFormats[name] as unknown;
  if (theirs instanceof RegExp) return (value) => theirs.test(value);
  return typeof theirs === 'function'
    ? (theirs as (value: string) => boolean)
    : (theirs as { validate(value: string): boolean }).validate;
}

test.each(names.filter(isTheirs))('%s is what ajv-formats means by it', (name) => {
  const judge = judgeOf(name);
  const { right, wrong } = SAMPLES[name];
  const values = [...right, ...wrong].filter((value) => !OURS.includes(value));
  expect(values.filter((value) => judge(value) !== right.includes(value))).toEqual([]);
});

test.each(names)(
  'the samples of %s are right, by ajv-formats where it knows the format',
  (name) => {
    const isRight = isTheirs(name)
      ? judgeOf(name)
      : (value: string) => standardFormats[name].test(value);
    const samples = standardSamples[name].filter((value) => !OURS.includes(value));
    expect(samples.filter((value) => !isRight(value))).toEqual([]);
  },
);

test('a sample is a text that a person can see, but for the pointer to a whole document', () => {
  const empty = names.filter((name) => standardSamples[name].includes(''));
  expect(empty).toEqual(['json-pointer']);
  expect(names.filter((name) => !standardSamples[name][0])).toEqual([]);
});

test('a long text takes no longer than its length asks for', () => {
  const start = performance.now();
  for (const format of Object.values(standardFormats)) {
    for (const unit of ['a', '1', ':', '1.', 'a-', 'a.', '{', '/'])
      format.test(unit.repeat(20_000));
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});
