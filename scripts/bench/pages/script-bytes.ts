import { get } from 'node:http';
import { gzipSync } from 'node:zlib';

function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      response.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}

const INLINE = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** Gzip bytes of all that a page runs: its script files, and the scripts within its HTML. */
export async function scriptBytes(html: string, scripts: readonly string[]): Promise<number> {
  const inline = [...html.matchAll(INLINE)].map(([, text]) => text).join('');
  const sizes = await Promise.all(scripts.map(gzipBytes));
  const sum = sizes.reduce((total, bytes) => total + bytes, 0);
  return sum + (inline === '' ? 0 : gzipSync(inline).byteLength);
}
