import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll, isFresh } from './build/build-all.ts';
import { untilBrandsAreInvalid } from './brand-files/report-diagnostics.ts';

process.env.NODE_ENV = 'production';

await untilBrandsAreInvalid(async () => {
  if (!(await isFresh())) {
    console.log('Building…');
    await buildAll();
  }
  const server = pathToFileURL(resolve('dist/server/node.js')).href;
  const { main } = (await import(server)) as typeof import('../src/server/node.ts');
  await main({ allowSandbox: true });
});
