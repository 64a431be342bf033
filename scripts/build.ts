import { BrandsInvalid, buildAll } from './build-all.ts';

try {
  await buildAll();
  console.log('Built into dist/.');
} catch (error) {
  if (!(error instanceof BrandsInvalid)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
