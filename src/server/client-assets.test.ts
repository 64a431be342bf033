import { expect, test } from 'vitest';
import { clientAssetsOf } from './client-assets.ts';

const entry = {
  file: 'assets/browser-entry-1.js',
  isEntry: true,
  imports: ['_react.js', '_form.js'],
  dynamicImports: ['src/later.ts'],
};
const manifest = {
  'src/captcha/captcha-entry.ts': { file: 'assets/captcha-entry-0.js', isEntry: true },
  'src/app/browser-entry.tsx': entry,
  '_react.js': { file: 'assets/react-2.js', imports: ['_shared.js'] },
  '_form.js': { file: 'assets/form-3.js', imports: ['_react.js', '_shared.js'] },
  '_shared.js': { file: 'assets/shared-4.js', imports: ['_react.js'] },
  'src/later.ts': { file: 'assets/later-5.js' },
};

test('a page preloads everything that its entry imports, once, and nothing that comes later', () => {
  expect(clientAssetsOf(manifest)).toEqual({
    script: '/assets/browser-entry-1.js',
    preloads: ['/assets/react-2.js', '/assets/form-3.js', '/assets/shared-4.js'],
    captchaProgram: '/assets/captcha-entry-0.js',
    chunks: { payment: [], success: [], steps: [] },
  });
});

test('the modules of a chunk are listed apart, without those of every page', () => {
  const file = 'src/renderer/payment-chunk.ts';
  const chunk = { file: 'assets/fields-6.js', imports: ['src/app/browser-entry.tsx', '_list.js'] };
  const list = { file: 'assets/list-7.js', imports: ['_react.js'] };
  const { preloads, chunks } = clientAssetsOf({ ...manifest, [file]: chunk, '_list.js': list });
  expect(preloads).toEqual(clientAssetsOf(manifest).preloads);
  expect(chunks?.['payment']).toEqual(['/assets/fields-6.js', '/assets/list-7.js']);
});
