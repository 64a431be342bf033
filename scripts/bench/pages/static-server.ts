import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip';

const compress: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  br: (text) => brotliCompressSync(text),
  gzip: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Serves texts by path from memory, compressed beforehand as the product's own files are. */
export async function serveTexts(
  files: ReadonlyMap<string, string>,
): Promise<{ origin: string; stop(): void }> {
  const encoded = new Map(
    [...files].map(([path, text]) => [path, { br: compress.br(text), gzip: compress.gzip(text) }]),
  );
  const server = createServer(({ url, headers }, response) => {
    const file = encoded.get(url ?? '');
    if (!file) return void response.writeHead(404).end();
    const encoding: Encoding = /\bbr\b/.test(headers['accept-encoding'] ?? '') ? 'br' : 'gzip';
    response.writeHead(200, {
      'content-type': `${url!.endsWith('.js') ? 'text/javascript' : 'text/html'}; charset=utf-8`,
      'content-encoding': encoding,
      'content-length': file[encoding].byteLength,
      'cache-control': url!.endsWith('.js') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(file[encoding]);
  });
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
