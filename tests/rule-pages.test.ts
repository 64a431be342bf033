import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explanations } from '../src/diagnostics/explained/all.ts';
import { root } from './architecture/source-files.ts';
import { delivered, findingsIn } from './brand-mistakes/delivered.ts';

const rules = explanations.flatMap(([, some]) => Object.entries(some));
const code = ['src/brand', 'src/diagnostics']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path}`,
    ),
  )
  .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('/explained/'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** Rules as code names them where it reports something. */
const REPORTED = [
  /\brule: '([a-z-]+)'/g,
  /\breport\([^;]*?,\s*'((?:[a-z]+-)+[a-z]+)',\s*[`'"\w]/g,
  /\['(image-[a-z]+)'/g,
  /\|?\s'(unknown-key|missing-key|type|value)'(?=\s*[|;])/g,
];

test('every rule that code can report has a page, and no page is of a rule that is gone', () => {
  const reported = new Set(REPORTED.flatMap((one) => [...code.matchAll(one)].map(([, id]) => id!)));
  const explained = rules.map(([rule]) => rule);
  expect([...reported].filter((rule) => !explained.includes(rule))).toEqual([]);
  expect(explained.filter((rule) => !code.includes(`'${rule}'`))).toEqual([]);
  for (const rule of explained) {
    expect(existsSync(join(root, `schemas/reference/rules/${rule}.md`)), rule).toBe(true);
  }
});

/** The smallest brand of its own, as the README makes one. */
const schema = (name: string, up = '../..') => ({
  $schema: `${up}/schemas/brand/${name}.schema.json`,
});
const domain = { domain: 'https://alfa.example.com' };
const ALFA = {
  ...schema('brand'),
  extends: 'base',
  key: 'ALFA',
  dsProductId: 'ds-alfa',
  business: 'business-training',
  product: { name: 'Alfa', businessName: 'Alfa' },
  faqLink: 'https://ajuda.alfa.example.com',
  links: {
    test: { domain: 'https://teste.alfa.example.com' },
    homolog: { domain: 'https://teste.alfa.example.com' },
    production: domain,
  },
};
const IMAGES = ['logo', 'logo-dark', 'favicon', 'loading'].map((name) => `brands/alfa/${name}.svg`);
/** Other brands need not be looked at again for each example. */
const isNear = ([path]: readonly [string, string]) =>
  /^schemas\/|^brands\/(base|wup|families\/english)\//.test(path);
const few = [...delivered.json].filter(isNear);
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
    ['brands/alfa/theme.json', delivered.json.get('brands/wup/theme.json')!],
    ...(file === 'brand.json' ? [] : [[`brands/alfa/${file}`, text] as const]),
  ]);
  const images = new Map([
    ...[...delivered.images].filter(isNear),
    ...IMAGES.map((path) => [path, 'cafe'] as const),
  ]);
  return findingsIn({ ...delivered, json: files, images })
    .filter((one) =>
      [one.file, ...(one.related ?? []).map((other) => other.file)].some((path) =>
        path.startsWith('brands/alfa/'),
      ),
    )
    .map(({ rule }) => rule);
}

describe('examples on the pages are true', () => {
  const shown = rules.flatMap(([rule, { example }]) => (example ? [{ rule, ...example }] : []));
  test.each(shown)('$rule', ({ rule, file, wrong, right }) => {
    expect(rulesFoundIn(file, wrong)).toContain(rule);
    expect(rulesFoundIn(file, right)).not.toContain(rule);
  });
});
