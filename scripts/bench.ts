import { benchBrands } from './bench/brands.ts';
import { benchKeystroke } from './bench/keystroke.ts';

const [what] = process.argv.slice(2);

if (what === 'brands') await benchBrands();
else if (what === 'keystroke') await benchKeystroke();
else {
  console.error('Say what to measure: `npm run bench brands` or `npm run bench -- keystroke`.');
  process.exitCode = 2;
}
