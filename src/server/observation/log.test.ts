import { expect, test, vi } from 'vitest';
import { consoleLog, errorFields, safeLog, type Log } from './log.ts';

test('texts lose what names a buyer; ids that were checked stay as they are', () => {
  const write = vi.fn<Log>();
  const keyHash = '4111111111111111';
  safeLog(write)('error', 'ana@example.com 4111 1111 1111 1111', {
    error: 'CPF 529.982.247-25',
    stack: undefined,
    keyHash,
    template: '/payment/[id]',
    status: 500,
    buyer: 'Ana',
  } as object);
  const [, message, fields] = write.mock.calls[0]!;
  expect(`${message} ${String(fields?.error)}`).not.toMatch(/ana|4111|529|247/);
  // A field that is not on the list is left out.
  expect(fields).not.toHaveProperty('buyer');
  expect(fields).toMatchObject({ keyHash, template: '/payment/[id]', status: 500 });
});

test('a developer reads sentences, and those of warnings and errors alone', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  consoleLog('debug', 'a detail');
  consoleLog('info', 'request', { status: 200 });
  consoleLog('warn', 'A notice.');
  const fields = { operationId: 'payV2', status: undefined, stack: 'Error\n at x' } as const;
  consoleLog('error', 'It broke.', fields);
  expect(warn.mock.calls).toEqual([['A notice.']]);
  expect(error.mock.calls).toEqual([['It broke. operationId="payV2"\nError\n at x']]);
});

test('an error is named with its message and stack, or by name and code alone', () => {
  const error = new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
  expect(errorFields(error)).toEqual({
    error: 'TypeError, ECONNRESET: fetch failed',
    stack: expect.stringMatching(/^ {4}at .*log\.test/) as unknown,
  });
  expect(errorFields(error, { message: false })).toEqual({ error: 'TypeError, ECONNRESET' });
  expect(errorFields('thrown text', { message: false })).toEqual({ error: 'string' });
});
