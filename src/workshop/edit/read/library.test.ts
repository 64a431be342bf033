import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesWith } from '../build/build-test-kit.ts';
import { readLibrary, type ScreenSchema } from './library.ts';

test('the blocks to add are those that draw something: neither the form nor what waits for the upstream', () => {
  const path = join(import.meta.dirname, '../../../../schemas/brand/screen.schema.json');
  const schema = JSON.parse(readFileSync(path, 'utf8')) as ScreenSchema;
  const types = readLibrary(sourcesWith(), 'alfa', schema, 'en').blocks.map(({ type }) => type);
  expect(types).toContain('coupon');
  expect(types).not.toContain('form');
  expect(types).not.toContain('wallets');
});
