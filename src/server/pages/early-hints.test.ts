import { connect, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { connectionOf } from '../node/listen.ts';
import { serverWith } from '../server-test-kit.ts';

const open: { close(): unknown }[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

const ASSETS = {
  script: '/assets/entry-1a2b3c4d.js',
  preloads: ['/assets/shared-1a2b3c4d.js'],
  captchaProgram: '/assets/captcha-1a2b3c4d.js',
};

/** A server at a real port; gives the status lines and `Link` headers of all that it sends for a request. */
async function listening(earlyHints: boolean, answersMs = 5_000) {
  const { handler } = serverWith({ settings: { earlyHints, answersMs }, clientAssets: ASSETS });
  const server = createAdaptorServer({
    fetch: (request, env) => handler(request, connectionOf(env)),
    // The globals are those of all tests in this process.
    overrideGlobalObjects: false,
  }) as Server;
  open.push(server);
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as { port: number };
  return (head: string[]) =>
    new Promise<{ statuses: string[]; links: string[] }>((settle) => {
      let text = '';
      const socket: Socket = connect(port, '127.0.0.1', () =>
        socket.write([...head, 'Host: localhost', 'Connection: close', '', ''].join('\r\n')),
      );
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('close', () =>
        settle({
          statuses: [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status!),
          links: /^link: (.*)$/im.exec(text)?.[1]!.trim().split(', ') ?? [],
        }),
      );
    });
}

const NAVIGATION = ['GET /lead?product=BETA HTTP/1.1', 'Sec-Fetch-Mode: navigate'];

test('a navigation that waits for its page is told first what that loads', async () => {
  const ask = await listening(true);
  const { statuses, links } = await ask(NAVIGATION);
  expect(statuses).toEqual(['103', '200']);
  expect(links).toEqual([
    '</assets/entry-1a2b3c4d.js>; rel=modulepreload',
    '</brands/beta-br.0a1b2c3d.js>; rel=modulepreload',
    '</assets/shared-1a2b3c4d.js>; rel=modulepreload',
  ]);
});

test.each([
  ['the setting is off', false, NAVIGATION],
  ['it is no navigation', true, [NAVIGATION[0]!, 'Sec-Fetch-Mode: cors']],
  ['the browser does not say what it is', true, [NAVIGATION[0]!]],
  ['the proxy speaks HTTP/1.0', true, [NAVIGATION[0]!.replace('1.1', '1.0'), NAVIGATION[1]!]],
])('there is one answer alone where %s', async (_, earlyHints, head) => {
  const ask = await listening(earlyHints);
  expect((await ask(head)).statuses).toEqual(['200']);
});
