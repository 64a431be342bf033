import { expect, test } from 'vitest';
import type { BrandSources } from '../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../src/contract/diagnostic.ts';
import { mistakes } from './brand-mistakes/all.ts';
import { checked, newChecker } from './brand-mistakes/checked.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';
import { makeMistake } from './brand-mistakes/make-mistake.ts';
import { LONG } from './long.ts';

const ORIGINAL = 'brands/wup/';
const COPY = 'brands/wup-copy/';

/** The fixture brands with a second WUP under a key and ids of its own. */
function withCopy({ json, images }: BrandSources, copy = COPY, number = ''): BrandSources {
  const copied = <Value>(files: ReadonlyMap<string, Value>): [string, Value][] =>
    [...files].flatMap(([path, value]) =>
      path.startsWith(ORIGINAL) ? [[copy + path.slice(ORIGINAL.length), value]] : [],
    );
  const own = copied(json).map(([path, text]): [string, string] => [
    path,
    path.endsWith('/brand.json')
      ? text
          .replace('"key": "WUP"', `"key": "WUC${number}"`)
          .replace('"ds-wup"', `"ds-wuc${number}"`)
      : text,
  ]);
  return { json: new Map([...json, ...own]), images: new Map([...images, ...copied(images)]) };
}

const shown = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ file, line, column, rule, message }) => [file, line, column, rule, message]);

const all = Object.values(mistakes).flat();
const some = all.filter((_, index) => index % 40 === 0);
const inWup = all.filter(({ file, isElsewhereToo, more, without }) =>
  Boolean(file.startsWith(ORIGINAL) && !isElsewhereToo && !more && !without),
);

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

test(
  'a brand that is like another shows what that one would show',
  { timeout: 120_000, ...LONG },
  () => {
    const check = newChecker();
    const base = withCopy(fixtureBrands);
    const before = shown(check(base).diagnostics);
    for (const mistake of inWup.filter((_, index) => index % 30 === 0)) {
      const file = mistake.file.replace(ORIGINAL, COPY);
      const damaged = makeMistake(fixtureBrands, mistake).json.get(mistake.file);
      if (damaged === undefined) continue;
      const text = withCopy({ json: new Map([[mistake.file, damaged]]), images: new Map() }).json;
      const inCopy = { ...base, json: new Map([...base.json, [file, text.get(file)!]]) };
      const inBoth = { ...inCopy, json: new Map([...inCopy.json, [mistake.file, damaged]]) };
      const alone = shown(newChecker()(inCopy).diagnostics);
      expect(shown(check(inBoth).diagnostics).filter(([path]) => path === file)).toEqual(
        alone.filter(([path]) => path === file),
      );
      expect(alone).not.toEqual(before);
    }
  },
);

/** The fixture brands with copies of WUP, each with a text of its own. */
function withCopies(count: number): BrandSources {
  const json = new Map(fixtureBrands.json);
  const images = new Map(fixtureBrands.images);
  const wup = { json: filesOfWup(fixtureBrands.json), images: filesOfWup(fixtureBrands.images) };
  for (let copy = 1; copy <= count; copy++) {
    const folder = `brands/wup-copy-${copy}/`;
    const one = withCopy(wup, folder, String(copy));
    for (const [path, text] of one.json) json.set(path, text);
    for (const [path, hash] of one.images) images.set(path, hash);
    json.set(`${folder}texts.json`, JSON.stringify({ 'lead.title': `Seus dados ${copy}` }));
  }
  return { json, images };
}

const filesOfWup = <Value>(files: ReadonlyMap<string, Value>) =>
  new Map([...files].filter(([path]) => path.startsWith(ORIGINAL)));

test(
  'four times as many brands take less than eight times as long',
  { timeout: 120_000, ...LONG },
  () => {
    const [few, many] = [withCopies(50), withCopies(200)];
    const best = (sources: BrandSources) => {
      const times = [1, 2, 3].map(() => {
        const check = newChecker();
        const start = performance.now();
        check(sources);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    best(few);
    expect(best(many) / best(few)).toBeLessThan(8);
  },
);
