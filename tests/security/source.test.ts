import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPERATIONS, type Operation } from '../../src/contract/generated/operations.ts';
import { FLAGS } from '../../src/contract/flags.ts';
import { sourceFiles } from '../architecture/source-files.ts';

/** The code of the product, without its tests and the tools of the own machine. */
const product = sourceFiles().filter(
  ({ path, isTest }) => !isTest && /^(src|widgets)\//.test(path) && !/-fakes\.tsx?$/.test(path),
);
const commands = sourceFiles().filter(
  ({ path, isTest }) => !isTest && /^(src|widgets|scripts)\//.test(path),
);

/** Files in which a pattern stands. */
const filesWith = (pattern: RegExp, files = product) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('no source runs a text as code', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]/)).toEqual([]);
});

test('no source writes markup into a page', () => {
  const writing =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/;
  expect(filesWith(writing)).toEqual([]);
});

test('no regular expression is made of a text, but where the text is a pattern of our own files', () => {
  const tools = /^src\/(?:checker|workshop)\//;
  expect(filesWith(/new RegExp\(/).filter((path) => !tools.test(path))).toEqual([
    // Paths of the contract.
    'src/api/operations-match.ts',
    // Patterns of brand JSON, in the build.
    'src/brand/compile/rjsf/typed-schemas.ts',
    // Patterns of brand JSON and of its formats, compiled in the build.
    // Separators of numbers, one of two signs.
    'src/rules/number.ts',
    // Placeholders that the server has made itself.
    'src/server/pages/page-cache.ts',
  ]);
});

test('nothing random comes from Math.random', () => {
  expect(filesWith(/Math\.random/)).toEqual([]);
});

test('no response opens itself to other origins', () => {
  expect(filesWith(/access-control-allow-|hono\/cors/i)).toEqual([]);
});

test('no source turns the check of certificates off', () => {
  expect(
    filesWith(
      /rejectUnauthorized|NODE_TLS_REJECT|insecureHTTPParser|checkServerIdentity/,
      commands,
    ),
  ).toEqual([]);
});

test('cryptography stands where the inventory says', () => {
  const uses = /node:crypto|crypto\s*\.\s*subtle|getRandomValues|randomUUID|fnv1a\(text/;
  const tools = /^src\/(?:workshop|sandbox)\//;
  const found = filesWith(uses).filter((path) => !tools.test(path));
  const [, inventory = ''] = readFileSync('docs/asvs.md', 'utf8').split('## Cryptography\n');
  const named = [...inventory.split('\n## ')[0]!.matchAll(/`(src\/[\w./-]+\.ts)`/g)];
  expect(named.map(([, path]) => path).toSorted()).toEqual(found.toSorted());
});

test('no secret is written down in the repository', () => {
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|\bsk_live_\w{16,}/;
  expect(filesWith(secret, sourceFiles())).toEqual([]);
  const deployed = ['kubernetes.yaml', 'Dockerfile'].map((name) =>
    readFileSync(`docs/deploy/${name}`, 'utf8'),
  );
  for (const text of deployed) {
    expect(text).not.toMatch(secret);
    // A key of a visit: 32 bytes in base64.
    expect(text).not.toMatch(/[A-Za-z0-9+/_-]{43}=/);
  }
});

test('types are strict, and so are comparisons', () => {
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  expect(compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true });
  const { rules } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'));
  expect(rules['eslint/eqeqeq']).toBe('error');
});

test('no operation that moves money or writes is a GET', () => {
  const operations = Object.entries<Operation>(OPERATIONS);
  const writing = operations.filter(([, { body, needsKey }]) => needsKey || body.length > 0);
  expect(writing.length).toBeGreaterThan(8);
  for (const [name, { method }] of writing) expect(method, name).not.toBe('GET');
});

test('[CONST-37] flags are named in one file of the code', () => {
  const names = Object.values(FLAGS);
  expect(names).toEqual(['conquer-franchises']);
  expect(filesWith(new RegExp(names.join('|')), commands)).toEqual(['src/contract/flags.ts']);
});
