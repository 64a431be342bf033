import { buildAll } from './build/build-all.ts';
import { untilBrandsAreInvalid } from './brand-files/report-diagnostics.ts';

await untilBrandsAreInvalid(async () => {
  await buildAll(process.env);
  console.log('Built into dist/.');
});
