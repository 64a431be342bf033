import { expect, test } from 'vitest';
import { parseFile } from '../../brand/parse/parse-file.ts';
import { metaSchemas } from '../rule-test-kit.ts';
import { diagnosticOf } from '../language/say-finding.ts';
import { runRule } from '../run-rules.ts';
import { rules } from './files.ts';

const told = (file: string, name: string, $schema?: unknown) =>
  runRule(
    rules.find(({ id }) => id === 'schema-path')!,
    {
      root: parseFile(file, JSON.stringify({ $schema })).node!,
      schema: name,
      metaSchemas,
    },
  )
    .map(diagnosticOf)
    .map(({ severity, suggestion }) => `${severity} ${suggestion}`);

test.each([
  ['brands/alfa/brand.json', 'brand', '../../schemas/brand/brand.schema.json'],
  ['brands/families/x/screens/lead.json', 'screen', '../../../../schemas/brand/screen.schema.json'],
])('%s names its schema', (file, name, path) => {
  expect(told(file, name, path)).toEqual([]);
});

test.each([
  [undefined],
  ['../schemas/brand/brand.schema.json'],
  ['../../schemas/brand/theme.schema.json'],
  [3],
])('a warning for %j', (path) => {
  expect(told('brands/alfa/brand.json', 'brand', path)).toEqual([
    'warning Write "$schema": "../../schemas/brand/brand.schema.json".',
  ]);
});
