import { buildAll, isFresh } from './build-all.ts';
import { loadBuiltServer } from './load-built-server.ts';
import { untilBrandsAreInvalid } from './report-diagnostics.ts';

process.env.NODE_ENV = 'production';

await untilBrandsAreInvalid(async () => {
  if (!(await isFresh())) {
    console.log('Building…');
    await buildAll();
  }
  const { main } = await loadBuiltServer();
  await main({ allowSandbox: true });
});
