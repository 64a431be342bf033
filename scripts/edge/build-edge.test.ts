import { expect, test } from 'vitest';
import { entryOf } from '../../src/server/server-test-kit.ts';
import { filesOfServer } from './build-edge.ts';

test('what only browsers and the sandbox load is not deployed with the program', () => {
  const alpha = {
    ...entryOf('ALPHA'),
    module: '/brands/alpha.11111111.js',
    looks: '/brands/alpha-looks.22222222.json',
    direct: { payment: '/brands/alpha-payment.33333333.js' },
  };
  const files = [
    '1a2b3c4d',
    'alpha-later.44444444.js',
    'alpha-looks.22222222.json',
    'alpha-payment.33333333.js',
    'alpha.11111111.js',
    'catalogue.json',
    'links.json',
    'sandbox.json',
    'unfinished.json',
  ];
  expect(filesOfServer(files, { brands: [alpha, entryOf('BETA')] })).toEqual([
    'alpha-later.44444444.js',
    'alpha-looks.22222222.json',
    'alpha.11111111.js',
    'catalogue.json',
    'unfinished.json',
  ]);
});
