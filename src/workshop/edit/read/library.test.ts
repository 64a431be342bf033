import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesWith } from '../build/build-test-kit.ts';
import type { DocumentSchema } from '../describe-value.ts';
import { readLibrary } from './library.ts';

const path = join(import.meta.dirname, '../../../../schemas/brand/screen.schema.json');
const schema = JSON.parse(readFileSync(path, 'utf8')) as DocumentSchema;

test('the blocks to add are all but the form', () => {
  const { blocks } = readLibrary(sourcesWith(), 'alfa', schema, 'en');
  const types = blocks.filter(({ isOffered }) => isOffered).map(({ type }) => type);
  expect(types).toContain('coupon');
  expect(types).not.toContain('form');
});

test('a block is drawn from its schema, and a new one begins with the texts that the brand has', () => {
  const { blocks } = readLibrary(sourcesWith(), 'alfa', schema, 'pt-BR');
  const { schema: text, usual } = blocks.find(({ type }) => type === 'text')!;
  expect(text.properties).toMatchObject({ text: { type: 'string', title: 'Texto' } });
  expect(usual).toEqual({ text: 'Comece' });
});
