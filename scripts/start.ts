import { BrandsInvalid, buildAll, isFresh } from './build-all.ts';
import { loadBuiltServer } from './load-built-server.ts';

process.env.NODE_ENV = 'production';
try {
  if (!(await isFresh())) {
    console.log('Building…');
    await buildAll();
  }
  const { main } = await loadBuiltServer();
  await main({ allowSandbox: true });
} catch (error) {
  if (!(error instanceof BrandsInvalid)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
