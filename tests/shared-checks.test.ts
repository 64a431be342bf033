import { expect, test } from 'vitest';
import type { Diagnostic } from '../src/contract/diagnostic.ts';
import { mistakes } from './brand-mistakes/all.ts';
import { checked, newChecker } from './brand-mistakes/checked.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';
import { makeMistake } from './brand-mistakes/make-mistake.ts';
import { LONG } from './long.ts';

const shown = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ file, line, column, rule, message }) => [file, line, column, rule, message]);

const all = Object.values(mistakes).flat();
const some = all.filter((_, index) => index % 40 === 0);

test(
  'what is remembered of other files changes nothing in what is found',
  { timeout: 120_000, ...LONG },
  () => {
    for (const mistake of some) {
      const sources = makeMistake(fixtureBrands, mistake);
      expect(shown(checked(sources).diagnostics)).toEqual(shown(newChecker()(sources).diagnostics));
    }
  },
);
