import { existsSync } from 'node:fs';
import { SettingError } from '../src/server/setting-values.ts';
import { readSettings } from '../src/server/settings.ts';
import { loadBuiltServer } from './build/load-built-server.ts';

process.env.NODE_ENV = 'production';

/** Why the server cannot start, before anything of it is loaded. */
function obstacle(): string | undefined {
  try {
    readSettings(process.env, { allowSandbox: false });
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return existsSync('dist/.stamp') ? undefined : 'Nothing is built yet: run `npm run build` first.';
}

const message = obstacle();
if (message === undefined) {
  const { main } = await loadBuiltServer();
  await main({ allowSandbox: false });
} else {
  console.error(message);
  process.exitCode = 1;
}
