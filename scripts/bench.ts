import { benchBrands } from './bench/brands.ts';
import { benchKeystroke } from './bench/keystroke.ts';
import { benchValidate } from './bench/validate.ts';

const [what] = process.argv.slice(2);

if (what === 'brands') await benchBrands();
else if (what === 'keystroke') await benchKeystroke();
else if (what === 'validate') await benchValidate();
else {
  console.error('Say what to measure: `npm run bench brands`, `keystroke` or `validate`.');
  process.exitCode = 2;
}
