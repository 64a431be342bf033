import { expect, test } from 'vitest';
import { originOf } from './weights-plugin.ts';

test.each([
  ['/p/node_modules/react-dom/cjs/client.js', 'react-dom'],
  ['/p/node_modules/@rjsf/core/node_modules/@x0k/merge/a.js?commonjs', '@x0k/merge'],
  ['/p/src/checkout/session/visit.ts', 'src/checkout'],
  ['/p/widgets/fields/text/TextInput.tsx', 'widgets/fields'],
  ['\0rolldown/runtime.js', 'the bundler'],
])('the module %j counts for %s', (id, origin) => {
  expect(originOf(id)).toBe(origin);
});
