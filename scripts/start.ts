import { buildAll, isFresh } from './build/build-all.ts';
import { loadBuiltServer } from './build/load-built-server.ts';
import { untilBrandsAreInvalid } from './brand-files/report-diagnostics.ts';

process.env.NODE_ENV = 'production';

await untilBrandsAreInvalid(async () => {
  if (!(await isFresh())) {
    console.log('Building…');
    await buildAll();
  }
  const { main } = await loadBuiltServer();
  await main({ allowSandbox: true });
});
