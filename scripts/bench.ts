import { benchBrands } from './bench/brands.ts';

const [what] = process.argv.slice(2);

if (what === 'brands') await benchBrands();
else {
  console.error('Say what to measure: `npm run bench brands`.');
  process.exitCode = 2;
}
