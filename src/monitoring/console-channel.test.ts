import { expect, test, vi } from 'vitest';
import type { Failure } from './channel.ts';
import { consoleChannel } from './console-channel.ts';

function printed(failure: Partial<Failure>): string {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  consoleChannel({ error: undefined, where: 'render', level: 'error', ...failure });
  expect(error).toHaveBeenCalledTimes(1);
  const line = error.mock.calls[0]!.join(' ');
  error.mockRestore();
  return line;
}

test('[ERROR-06] [MONITOR-03] a failed call is written with its place, status and address template', () => {
  const call = { method: 'GET', path: '/api/v1/seller/{source}', status: 500 };
  const error = new Error('Request failed with status code 500');
  expect(printed({ error, call, where: 'config or seller' })).toBe(
    'config or seller: Request failed with status code 500 (GET /api/v1/seller/{source})',
  );
});

test('[MONITOR-03] any other failure is written with its name, its message and its places', () => {
  const line = printed({ error: new TypeError("No block is known as 'gone'.") });
  expect(line).toMatch(/^render: TypeError: No block is known as 'gone'\.\n {4}at /);
  expect(line).toContain('console-channel.test.ts');
  expect(line.split('\n').length).toBeLessThanOrEqual(11);
});

test.each([
  '{"number":"3745 198306 20479","cvv":"7391","cpf":"529.982.247-25"}',
  'cpf=52998224725&cvv=7391',
  `Unexpected token 'c', "cvv=7391" is not valid JSON`,
  'ana.lima@example.test 7391',
  'x\n    at 7391 (3745 198306 20479)',
  'https://shop.test/lead?name=ana.lima',
])('%s is not written', (quoted) => {
  for (const error of [new Error(quoted), quoted, new Error(`Unreadable: ${quoted}`)]) {
    expect(printed({ error })).not.toMatch(/7391|3745|529|ana\.lima/);
  }
});

test('a place has no query', () => {
  const error = Object.assign(new Error('broken'), {
    stack: 'Error: broken\n    at https://shop.test/lead?email=a@b.co:3:14',
  });
  expect(printed({ error })).toBe('render: Error: broken\n    at https://shop.test/lead:3:14');
});

test('what is not an error is written as what it is, without its content', () => {
  expect(printed({ error: { cvv: '7391' } })).toBe('render: object:');
  expect(printed({ error: undefined })).toBe('render: undefined:');
});
