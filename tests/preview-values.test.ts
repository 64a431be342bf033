import { expect, test } from 'vitest';
import { valuesOf } from '../src/workshop/site/values.ts';
import { checked } from './brand-mistakes/checked.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';

const { brands, sources } = checked(fixtureBrands);
const programTexts = ['app.back', 'error.general'];

const lines = new Map<string, string[]>();
function lineOf(file: string, line: number): string {
  const all = lines.get(file) ?? fixtureBrands.json.get(file)!.split('\n');
  lines.set(file, all);
  return all[line - 1] ?? '';
}

test('every value of every brand stands where it is said to stand', () => {
  for (const { merged } of brands) {
    const { everywhere, screens } = valuesOf(merged, sources, programTexts);
    const wrong = [everywhere, ...Object.values(screens)].flat().filter(({ file, line, value }) => {
      const written = JSON.stringify(value);
      return ![written, written.slice(1, -1)].some((one) => lineOf(file, line).includes(one));
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  }
});
