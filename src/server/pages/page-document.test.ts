import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageDocument, shellDocument } from './page-document.ts';

const assets = {
  script: '/assets/entry.js',
  preloads: ['/assets/chunk.js'],
  captchaProgram: '/assets/captcha.js',
};

const note = { late: 'Ainda não', noscript: 'Ative o JavaScript', retry: 'De novo' };

const shell = () =>
  shellDocument({
    assets,
    lang: 'pt-BR',
    appVersion: '1.2.3',
    note,
    media: { frames: ['https://player.example'], files: [] },
    environment: 'test',
    allowHomologation: true,
  });

test('the shell of a host without a server side asks nothing of it', async () => {
  const html = await shell();
  const page = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)![1]!;
  const known = { environment: 'test', allowsHomologation: true, appVersion: '1.2.3' };
  expect(JSON.parse(page)).toMatchObject({ state: 'waiting', ...known });
  expect(html).not.toContain('nonce');
  expect(html).toContain('<div id="root"></div>');
});

test('the shell carries its policy, which allows its own inline script and style and no other', async () => {
  const html = await shell();
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/
    .exec(html)![1]!
    .replaceAll('&#x27;', "'");
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  expect(policy).not.toMatch(/unsafe|nonce|\*|http:/);
  // Of a meta element browsers ignore it, and say so on the console.
  expect(policy).not.toContain('frame-ancestors');
  const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]+)`).exec(policy)?.[1];
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const inline = /<script>([^]*?)<\/script>/.exec(html)![1]!;
  const style = /<style>([^]*?)<\/style>/.exec(html)![1]!;
  expect(directive('script-src')).toBe(`'self' ${hashOf(inline)}`);
  expect(directive('style-src')).toBe(`${hashOf(style)} ${hashOf('')}`);
  expect(directive('frame-src')).toBe('https://player.example');
  expect(directive('default-src')).toBe("'none'");
  expect(directive('connect-src')).toBe("'self'");
  expect(directive('require-trusted-types-for')).toBe("'script'");
});

test('title, language and the texts of the note are escaped', () => {
  const page = { state: 'waiting' } as never;
  const drawn = { lang: '"x', title: '<b>&', head: '', body: '' };
  const html = pageDocument({ ...drawn, page, assets, note: { ...note, late: '<i>' } });
  expect(html).toContain('<title>&lt;b&gt;&amp;</title>');
  expect(html).toContain('<html lang="&quot;x">');
  expect(html).toContain('&lt;i&gt;');
});
