import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rules as rule } from './missing-file.ts';

const all = { 'alfa/theme.json': {}, 'alfa/flows.json': {}, 'alfa/texts.json': {} };

test('every needed file is there', () => {
  expect(reportsOf(rule, all)).toEqual([]);
});

test.each(['theme', 'flows', 'texts'])('%s.json is missing', (name) => {
  const { [`alfa/${name}.json` as keyof typeof all]: _, ...rest } = all;
  expect(reportsOf(rule, rest)).toEqual([
    `alfa/brand.json : Neither this folder nor one it extends has a ${name}.json. Add one, or extend a folder that has it.`,
  ]);
});
