import { existsSync } from 'node:fs';
import { loadBuiltServer } from './load-built-server.ts';

process.env.NODE_ENV = 'production';
if (existsSync('dist/.stamp')) {
  const { main } = await loadBuiltServer();
  await main({ allowSandbox: false });
} else {
  console.error('Nothing is built yet: run `npm run build` first.');
  process.exitCode = 1;
}
