import { expect, test } from 'vitest';
import { brandModuleSources, createValidatorCache } from '../src/brand/compile/brand-module.ts';
import type { Diagnostic } from '../src/contract/diagnostic.ts';
import { englishLeftIn } from '../src/checker/language/language-test-kit.ts';
import { mistakes } from './brand-mistakes/all.ts';
import { checked, findingsIn } from './brand-mistakes/checked.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';
import { goodEdits } from './brand-mistakes/good-edits.ts';
import { lineOf, makeMistake } from './brand-mistakes/make-mistake.ts';
import { silentEdits, toldOnce } from './brand-mistakes/told-once.ts';
import { isFirstOf, LONG, shortAndLong } from './long.ts';

/** A finding without the list of brands that it concerns, which is shorter where a mistake stops a brand. */
const keyOf = ({ file, rule, message }: Diagnostic) =>
  `${file} ${rule} ${message.replace(/ This concerns .*$/, '')}`;
const before = findingsIn(fixtureBrands).map(keyOf);
const known = new Set(before);
const news = (sources: typeof fixtureBrands) =>
  findingsIn(sources).filter((one) => !known.has(keyOf(one)));

const expectOnce = (mistake: (typeof toldOnce)[number]) => {
  const sources = makeMistake(fixtureBrands, mistake);
  const file = mistake.in ?? mistake.file;
  const found = news(sources);
  expect(found.map((one) => [one.file, one.line, one.rule, one.severity])).toEqual([
    [file, lineOf(sources.json.get(file)!, mistake.on), mistake.rule, mistake.severity ?? 'error'],
  ]);
  expect(found[0]!.message.startsWith(mistake.says), found[0]!.message).toBe(true);
  expect(found.flatMap(englishLeftIn)).toEqual([]);
};

/** `npm test` makes one slip for each rule of which brand-mistakes.test.ts makes none. */
const others = new Set(Object.values(mistakes).flatMap((all) => all.map(({ rule }) => rule)));
const isFirst = isFirstOf(({ rule }: (typeof toldOnce)[number]) => rule);
const isShort = (one: (typeof toldOnce)[number]) => !others.has(one.rule) && isFirst(one);
for (const [option, some] of shortAndLong(toldOnce, isShort))
  test.each(some)('$what ($file)', option, (mistake) => expectOnce(mistake));

for (const [option, some] of shortAndLong(silentEdits, (_, index) => index % 10 === 0)) {
  test.each(some)('nothing is said of $what', option, (edit) => {
    expect(news(makeMistake(fixtureBrands, edit)).map(keyOf)).toEqual([]);
  });
}

const validatorsOf = createValidatorCache();

test.each(goodEdits)('$what finds nothing and compiles', LONG, ({ images = [], ...edit }) => {
  const { json, images: others } = makeMistake(fixtureBrands, edit);
  const pictures = new Map([...others, ...images.map((path) => [path, 'cafe0001'] as const)]);
  const { diagnostics, brands } = checked({ json, images: pictures });
  expect(diagnostics.map(keyOf)).toEqual(before);
  for (const { compiled } of brands) {
    expect(brandModuleSources(compiled, validatorsOf).later).toContain('export default');
  }
});
