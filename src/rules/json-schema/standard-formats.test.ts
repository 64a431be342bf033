import { expect, test } from 'vitest';
import { samplesOfFormat } from '../describe-format.ts';
import { standardFormats } from './standard-formats.ts';

const names = Object.keys(standardFormats) as (keyof typeof standardFormats)[];

test.each(names)('%s takes each of its samples', (name) => {
  const samples = samplesOfFormat(name);
  expect(samples.length).toBeGreaterThan(0);
  expect(samples.filter((value) => !standardFormats[name].test(value))).toEqual([]);
});

test.each<[keyof typeof standardFormats, ...string[]]>([
  ['date', '2023-13-01', '23-01-01', ''],
  ['time', '10:60:00Z', '10:20'],
  ['date-time', '2024-02-29', '2024-02-29T10:20:30'],
  ['duration', 'P', 'PT', '1Y', 'P1W2D', 'P-1D'],
  ['email', 'ana', 'ana@', '@alfa.example', 'ana@@alfa.example'],
  ['idn-email', 'josé', 'a b@alfa.example', 'josé@açaí.example x'],
  ['idn-hostname', 'a..b', 'a b'],
  ['ipv4', '256.0.0.1', '1.2.3', '01.2.3.4'],
  ['uri', 'alfa', '//alfa', 'https://a b'],
  ['uri-reference', 'a b', '\\a'],
  ['uuid', '123e4567', 'g23e4567-e89b-12d3-a456-426614174000'],
  ['json-pointer', 'a', '/a~2'],
  ['color', '0b6669', '#0b6', 'teal'],
])('%s refuses %j', (name, ...wrong) => {
  expect(wrong.filter((value) => standardFormats[name].test(value))).toEqual([]);
});

test('a long text takes no longer than its length asks for', () => {
  const start = performance.now();
  for (const format of Object.values(standardFormats)) {
    for (const unit of ['a', '1', ':', '1.', 'a-', 'a.', '{', '/'])
      format.test(unit.repeat(20_000));
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});
