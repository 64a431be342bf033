import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/checker/generated/rules.ts';
import explanations from '../src/checker/language/explanations.json' with { type: 'json' };
import { root } from './architecture/source-files.ts';
import { findingsIn } from './brand-mistakes/checked.ts';
import { ALFA, ALFA_IMAGES } from './fixtures/alfa.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';

const ids = Object.keys(explanations);

test('every rule is explained, and every explanation has a page', () => {
  expect(rules.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
  for (const id of ids)
    expect(existsSync(join(root, `schemas/reference/rules/${id}.md`)), id).toBe(true);
});

test('a rule stands in the folder of its stage', () => {
  for (const { id } of rules) {
    const { stage } = explanations[id as keyof typeof explanations];
    const folder = join(root, 'src/checker', stage);
    const texts = readdirSync(folder)
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(
      texts.filter((text) => new RegExp(`[rR]ule\\w*\\(\\s*'${id}',`).test(text)).length,
      id,
    ).toBe(1);
  }
});

test('every rule that the compiler of brands names is explained', () => {
  const code = readdirSync(join(root, 'src/brand'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .map((path) => readFileSync(join(root, 'src/brand', path), 'utf8'))
    .join('\n');
  const reports = code.matchAll(/\b(?:problemAt|correctedAt)\([^;]*?'([a-z-]+)\.[a-z-]+'/g);
  const reported = [...reports].map(([, id]) => id!);
  expect(reported.length).toBeGreaterThan(10);
  expect(reported.filter((id) => !ids.includes(id))).toEqual([]);
});

const schema = (name: string, up = '../..') => ({
  $schema: `${up}/schemas/brand/${name}.schema.json`,
});
/** Other brands need not be looked at again for each example. */
const isNear = ([path]: readonly [string, string]) =>
  /^schemas\/|^brands\/(base|wup|families\/english)\//.test(path);
const few = [...fixtureBrands.json].filter(isNear);
const REGISTRY = JSON.stringify({ default: 'WUP', designSystemOverrides: [] });
const OWN_FILE = /^(brand|theme|flows|texts|sandbox)\.json$/;

function rulesFoundIn(file: string, content: object | string): string[] {
  const inner = ALFA.links;
  const { links, product, ...rest } = (typeof content === 'string' ? {} : content) as typeof ALFA;
  const brand = {
    ...ALFA,
    ...rest,
    product: { ...ALFA.product, ...product },
    links: { ...inner, ...links },
  };
  const name = OWN_FILE.exec(file)?.[1] ?? 'screen';
  const written = { ...schema(name, name === 'screen' ? '../../..' : '../..'), ...Object(content) };
  const isWhole = typeof content === 'string' || Object.hasOwn(content, '$schema');
  const isAboutSchema = typeof content === 'object' && !isWhole && file === 'texts.json';
  const text =
    typeof content === 'string' ? content : JSON.stringify(isAboutSchema ? content : written);
  const files = new Map([
    ...few,
    ['brands/registry.json', REGISTRY],
    ['brands/alfa/brand.json', JSON.stringify(file === 'brand.json' ? brand : ALFA)],
    ['brands/alfa/theme.json', fixtureBrands.json.get('brands/wup/theme.json')!],
    ...(file === 'brand.json' ? [] : [[`brands/alfa/${file}`, text] as const]),
  ]);
  const images = new Map([...[...fixtureBrands.images].filter(isNear), ...ALFA_IMAGES]);
  return findingsIn({ ...fixtureBrands, json: files, images })
    .filter((one) =>
      [one.file, ...(one.related ?? []).map((other) => other.file)].some((path) =>
        path.startsWith('brands/alfa/'),
      ),
    )
    .map(({ rule }) => rule);
}

describe('examples on the pages are true', () => {
  const shown = Object.entries(explanations).flatMap(([rule, one]) =>
    'example' in one ? [{ rule, ...one.example }] : [],
  );
  test.each(shown)('$rule', ({ rule, file, wrong, right }) => {
    expect(rulesFoundIn(file, wrong)).toContain(rule);
    expect(rulesFoundIn(file, right)).not.toContain(rule);
  });
});
