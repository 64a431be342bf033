import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';

const ENTRY = fileURLToPath(new URL('../../../tests/bench/text-field.tsx', import.meta.url));
const PAGE =
  '<!doctype html><html lang="pt-BR"><title>TextField</title><div id="root"></div><script src="/bare.js"></script>';

/** Serves a page with one bare MUI TextField, built as the product is built. */
export async function serveBarePage(): Promise<{ address: string; server: Server }> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'bare', fileName: 'bare' },
    },
  })) as Rollup.RollupOutput[];
  const code = [built].flat()[0]!.output[0]!.code;
  const server = createServer(({ url }, response) => {
    const isCode = url === '/bare.js';
    response.setHeader('content-type', isCode ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isCode ? code : PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
}
