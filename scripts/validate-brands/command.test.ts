import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { heard } from '../command-line-test-kit.ts';
import { validateBrands } from './command.ts';
import { fixtureBrands, fixtureProject } from '../../tests/fixtures/fixture-brands.ts';
import { LONG } from '../../tests/long.ts';

/** A project with what all brands share and two of them. */
const BRANDS = ['base', 'families', 'exec', 'wup'];
const { root, read, write, edit, restore } = fixtureProject(BRANDS);

beforeEach(restore);
afterAll(() => rmSync(root, { recursive: true }));

const run = (...args: string[]) => runIn({}, ...args);

const runIn = (env: Record<string, string>, ...args: string[]) =>
  heard((output) => validateBrands(['--root', root, ...args], output, env));

async function findings(...args: string[]): Promise<{ file: string }[]> {
  const { out, err } = await run('--format', 'json', ...args);
  expect(err).toBe('');
  return JSON.parse(out).findings;
}
const BRAND = 'brands/wup/brand.json';
const misspell = () => edit(BRAND, '"faqLink"', '"faqLnk"');

describe('exit codes', () => {
  test('--production fails for a brand that production closes, by the settings of its server', async () => {
    const production = async (env: Record<string, string>) =>
      (await runIn(env, '--production')).code;
    expect(await production({})).toBe(1);
    expect(await production({ ALLOW_PLACEHOLDERS: '1' })).toBe(0);
    expect(await production({ ALLOW_PLACEHOLDERS: 'yes' })).toBe(2);
  });

  test('0: clean, or warnings alone: invented values are one line, unless they are asked for', async () => {
    const { code, out } = await run('brands/wup');
    expect(code).toBe(0);
    expect(out).toMatch(/1 brand valid, .*\. \d+ values are still placeholders/);
    expect(out).not.toContain('[placeholder]');
    const listed = await run('--placeholders', 'brands/wup');
    expect(listed.out).toContain('brands/wup/brand.json');
    // Those that the brand inherits concern it as well.
    expect(listed.out).toContain('brands/base/');
  });

  test('1: an error, or with --fail-on warning a warning', async () => {
    expect((await run('--fail-on', 'warning', '--placeholders')).code).toBe(1);
    misspell();
    expect((await run()).code).toBe(1);
    expect((await run('--fail-on=error', '--format=json')).code).toBe(1);
  });

  test.each([
    [['--format', 'jsn'], "There is no --format 'jsn'. Did you mean 'json'?"],
    [['--fail-on', 'never'], "There is no --fail-on 'never'. There are error, warning."],
    [['--colour'], "Unknown option '--colour'."],
    [['--lang', 'pt'], "There is no --lang 'pt'."],
    [['brands/nobody'], "There is no file or folder 'brands/nobody'."],
    [['/'], "'/' is not below"],
    [['--root', '/nowhere'], 'There is no folder /nowhere/brands'],
    [['--watch', '--format', 'json'], '--watch prints findings as text alone'],
  ])('2: %j', async (args, sentence) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/^ +at /m);
  });
});

describe('paths', () => {
  beforeEach(() => {
    misspell();
    edit('brands/exec/brand.json', '"faqLink"', '"faqLnk"');
  });
  const reportedFiles = async (...paths: string[]) => [
    ...new Set((await findings(...paths)).map(({ file }) => file)),
  ];

  test('a file, a folder, several of them', LONG, async () => {
    expect(await reportedFiles(BRAND)).toEqual([BRAND]);
    expect(await reportedFiles('brands/exec')).toEqual(['brands/exec/brand.json']);
    expect(await reportedFiles('brands/exec/', BRAND)).toHaveLength(2);
    expect(await reportedFiles('brands/wup/theme.json')).toEqual([]);
    expect(await reportedFiles(join(root, 'brands'))).toHaveLength(2);
  });

  test('a whole brand: what concerns it, wherever it stands', async () => {
    edit('brands/families/english/brand.json', '{', '{ "stepsNumber": "4",');
    expect(await reportedFiles('brands/wup')).toEqual([
      'brands/families/english/brand.json',
      BRAND,
    ]);
    expect(await reportedFiles('brands/exec')).toEqual(['brands/exec/brand.json']);
  });

  test('only reported findings count, and the rest is mentioned', async () => {
    const { code, out } = await run('brands/wup/theme.json');
    expect(code).toBe(0);
    expect(out).toMatch(/findings? elsewhere/);
  });
});

describe('--fix', () => {
  const TEXTS = 'brands/wup/texts.json';

  test('mends what is certain and leaves the rest of the file as it was', async () => {
    write(TEXTS, `\uFEFF{\r\n   "lead.title": "Oi",\r\n "lead.new" :  "é",\r\n}\r\n`);
    edit(BRAND, '"faqLink"', '"faqLnk"');
    const { err, out } = await run('--fix', '--format', 'json');
    expect(err.split('\n').slice(0, -1)).toEqual([
      `Fixed ${BRAND}:9: "faqLnk" is "faqLink" now.`,
      `Fixed ${TEXTS}: the byte-order mark is gone.`,
      `Fixed ${TEXTS}:3: the comma before the closing bracket is gone.`,
    ]);
    expect(read(TEXTS)).toBe('{\r\n   "lead.title": "Oi",\r\n "lead.new" :  "é"\r\n}\r\n');
    expect(read(BRAND)).toBe(fixtureBrands.json.get(BRAND));
    expect(JSON.parse(out).summary.errors).toBe(0);
  });

  test('writes values that are certain: a colour, a measure, a yes, a placeholder', async () => {
    const theme = 'brands/wup/theme.json';
    const [colour] = /"#[\dA-F]{6}"/i.exec(read(theme))!;
    edit(theme, colour, colour.replace('#', ''));
    edit(BRAND, '"logoWidth": 175', '"logoWidth": "175px"');
    edit(BRAND, '"placeholder": true', '"placeholder": "verdadeiro"');
    const $schema = '../../schemas/brand/texts.schema.json';
    write(TEXTS, JSON.stringify({ $schema, 'lead.title': 'Comece {productname}' }));
    const { err, out } = await run('--fix', '--format', 'json');
    expect(err).toContain(`${BRAND}:8: "175px" is 175 now.`);
    expect(JSON.parse(out).summary.errors).toBe(0);
    expect(read(BRAND)).toBe(fixtureBrands.json.get(BRAND));
    expect(read(theme)).toBe(fixtureBrands.json.get(theme));
    expect(read(TEXTS)).toContain('{productName}');
  });

  test('keeps to the paths that were asked for', async () => {
    misspell();
    expect((await run('--fix', 'brands/exec')).err).toBe('');
    expect((await run('--fix', 'brands/wup')).code).toBe(0);
    expect((await run('--fix')).err).toBe('');
  });
});

test('--lang and CHECK_LANG say findings in Portuguese', LONG, async () => {
  write('brands/exec/texts.json', '{ "lead.title": "Oi" "lead.intro": "Tudo bem?" }');
  const { out, code } = await run('--lang', 'pt-BR', 'brands/exec');
  expect(code).toBe(1);
  expect(out).toContain('erro  [json-syntax]  Falta uma vírgula depois disto.');
  expect(out).toContain('ajuda: Ponha uma entre esta entrada e a próxima.');
  expect(out).toContain('1 erro em 1 arquivo');
  const byEnvironment = await runIn({ CHECK_LANG: 'pt-BR' }, '--format', 'json', 'brands/exec');
  expect(byEnvironment.out).toContain('Falta uma vírgula depois disto.');
});
