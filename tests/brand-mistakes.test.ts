import { describe, expect, test } from 'vitest';
import { englishLeftIn } from '../src/checker/language/language-test-kit.ts';
import { mistakes } from './brand-mistakes/all.ts';
import { checked, findingsIn, newChecker } from './brand-mistakes/checked.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';
import { lineOf, makeMistake } from './brand-mistakes/make-mistake.ts';
import { isFirstOf, LONG, shortAndLong } from './long.ts';

/** `npm test` makes one mistake for each rule. */
const isFirst = isFirstOf(({ rule }: (typeof mistakes)[string][number]) => rule);

describe.each(Object.entries(mistakes))('slips in %s', (_, table) => {
  const expectReported = (mistake: (typeof table)[number]) => {
    const sources = makeMistake(fixtureBrands, mistake);
    const file = mistake.in ?? mistake.file;
    const line = lineOf(sources.json.get(file) ?? '', mistake.on, fixtureBrands.json.get(file));
    const all = findingsIn(sources).filter(({ severity }) => severity === 'error');
    const errors = mistake.isElsewhereToo ? all.filter((one) => one.file === file) : all;
    expect(errors.map(({ file, line, rule }) => ({ file, line, rule }))).toEqual([
      { file, line, rule: mistake.rule },
    ]);
    expect(`${errors[0]!.message} ${errors[0]!.suggestion ?? ''}`).toMatch(mistake.says);
    expect(errors.flatMap(englishLeftIn)).toEqual([]);
  };
  for (const [option, some] of shortAndLong(table, isFirst))
    test.each(some)('$what', option, (mistake) => expectReported(mistake));
});

test('the fixture brands have no errors', () => {
  expect(findingsIn(fixtureBrands).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test(
  'what is remembered of other files changes nothing in what is found',
  { timeout: 120_000, ...LONG },
  () => {
    const all = Object.values(mistakes).flat();
    for (const mistake of all.filter((_, index) => index % 40 === 0)) {
      const sources = makeMistake(fixtureBrands, mistake);
      expect(checked(sources).diagnostics).toEqual(newChecker()(sources).diagnostics);
    }
  },
);
