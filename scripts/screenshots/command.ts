import { PICTURES } from './pictures.ts';
import { takePictures } from './take-pictures.ts';

const names = process.argv.slice(2);
const unknown = names.find((name) => !PICTURES.some((picture) => picture.name === name));
if (unknown === undefined) {
  const wanted = PICTURES.filter(({ name }) => names.length === 0 || names.includes(name));
  await takePictures(wanted);
  console.log(wanted.map(({ name }) => `docs/images/${name}.png`).join('\n'));
} else {
  const known = PICTURES.map(({ name }) => name).join(', ');
  console.error(`There is no picture '${unknown}'. Usage: npm run screenshots -- [${known}]`);
  process.exitCode = 2;
}
