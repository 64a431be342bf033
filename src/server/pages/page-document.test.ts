import { expect, test } from 'vitest';
import { pageDocument, scriptJson, shellDocument } from './page-document.ts';

const assets = {
  script: '/assets/entry.js',
  preloads: ['/assets/chunk.js'],
  captchaProgram: '/assets/captcha.js',
  styles: ['/assets/a.css'],
};

test('page data is JSON that cannot leave its element', () => {
  const value = { text: '</script><!--<script>' };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});

test('the shell of a host without a server side asks nothing of it and has no inline script', () => {
  const html = shellDocument(assets, 'pt-BR', '1.2.3', 'Tente mais tarde');
  const page = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)![1]!;
  expect(JSON.parse(page)).toMatchObject({
    state: 'waiting',
    appVersion: '1.2.3',
    lastWords: 'Tente mais tarde',
  });
  expect(html.match(/<script(?! type="(module" src|application\/json))/g)).toBeNull();
  expect(html).not.toContain('nonce');
  expect(html).toContain('<div id="root"></div>');
});

test('title and language are escaped', () => {
  const page = { state: 'waiting' } as never;
  const html = pageDocument({ lang: '"x', title: '<b>&', head: '', body: '', page, assets });
  expect(html).toContain('<title>&lt;b&gt;&amp;</title>');
  expect(html).toContain('<html lang="&quot;x">');
});
