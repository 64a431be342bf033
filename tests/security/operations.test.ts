import { expect, test } from 'vitest';
import { OPERATIONS, type Operation } from '../../src/contract/generated/operations.ts';

test('no operation that moves money or writes is a GET', () => {
  const operations = Object.entries<Operation>(OPERATIONS);
  const writing = operations.filter(([, { body, needsKey }]) => needsKey || body.length > 0);
  expect(writing.length).toBeGreaterThan(8);
  for (const [name, { method }] of writing) expect(method, name).not.toBe('GET');
});
