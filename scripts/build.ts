import { buildAll } from './build-all.ts';
import { untilBrandsAreInvalid } from './report-diagnostics.ts';

await untilBrandsAreInvalid(async () => {
  await buildAll();
  console.log('Built into dist/.');
});
