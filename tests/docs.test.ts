import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { toValue } from '../src/brand/parse/node.ts';
import { checkerOf, readBrandSources } from '../scripts/brand-files/read-brand-sources.ts';
import type { SandboxFile } from '../src/sandbox/sandbox-brand.ts';
import { readSettings } from '../src/server/settings/settings.ts';
import { sourceFiles } from './architecture/source-files.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  ...['src', 'widgets', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      name.endsWith('README.md') && !name.includes('node_modules') ? [join(folder, name)] : [],
    ),
  ),
];
const textOf = (page: string) => readFileSync(page, 'utf8');

/** The files that a page gives in full: fenced blocks whose info string names a path. */
function filesShown(page: string): Map<string, string> {
  const blocks = textOf(page).matchAll(/```json (\S+)\n([\s\S]*?)```/g);
  return new Map([...blocks].map(([, path, text]) => [path!, text!]));
}

test('[CARD-27] the new brand that the documentation shows is complete and valid', async () => {
  const shown = filesShown('docs/brands.md');
  expect(shown.size).toBeGreaterThan(3);
  const { json, images } = await readBrandSources('.');
  for (const [path, text] of shown) json.set(path, text);
  for (const name of ['logo', 'logo-dark', 'favicon', 'loading']) {
    images.set(`brands/aulaviva/${name}.svg`, 'hash');
  }
  const { brands, diagnostics } = checkerOf('.')({ json, images });
  const found = diagnostics.filter(({ file }) => file.includes('aulaviva'));
  // Addresses of documentation are invented, as the checker says of them.
  expect(found.filter(({ rule }) => rule !== 'placeholder')).toEqual([]);
  const { compiled, merged } = brands.find((one) => one.compiled.id === 'aulaviva')!;
  expect(compiled.settings.key).toBe('AULAVIVA');
  // The page shows one plan, and no buyer is sold another.
  const { plans } = toValue(merged.files.get('sandbox')!) as unknown as SandboxFile;
  expect(plans.map(({ id, amount }) => `${id} ${amount}`)).toEqual(['aulaviva-anual 348']);
});

/** Whether a page shows what to write into a file that is not there yet, or into one of its folder. */
const isShown = (page: string, path: string) =>
  [...textOf(page).matchAll(/^(?:```\w+ (?:change )?|\/\/ )(\S+)$/gm)].some(([, file]) =>
    file!.startsWith(path),
  );

const { scripts } = JSON.parse(textOf('package.json'));

test.each<[string, named: RegExp, isThere: (name: string, page: string) => boolean]>([
  ['every command', /`npm run ([a-z:-]+)/g, (name) => name in scripts],
  [
    'the file of every link',
    /\]\((?!https?:)([^)#\s]+)(#[^)]*)?\)/g,
    (target, page) => existsSync(join(dirname(page), target)),
  ],
  [
    'every file, unless it is shown to be written,',
    /`((?:src|widgets|scripts|tests|schemas|brands|docs)\/[\w./[\]-]+)`/g,
    (path, page) => existsSync(path) || isShown(page, path),
  ],
])('%s that the documentation names is there', (_, named, isThere) => {
  const missing = pages.flatMap((page) =>
    [...textOf(page).matchAll(named)].flatMap(([, name]) =>
      isThere(name!, page) ? [] : [`${page}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('every command is named in the README', () => {
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`npm (run )?${name}\\b`).test(textOf('README.md')),
  );
  expect(missing).toEqual([]);
});

/** Names of all settings that the server asks its environment for. */
function settingsRead(): Set<string> {
  const names = new Set<string>();
  const env = new Proxy<Record<string, undefined>>(
    {},
    { get: (_, name) => void names.add(String(name)) },
  );
  readSettings(env, { allowSandbox: true });
  return names;
}

/** The rows of the settings tables: names with default and example. */
function settingRows() {
  const [, section] = textOf('docs/operations.md').split(/^## Settings$/m);
  const [tables] = section!.split(/^## /m);
  const rows = tables!.matchAll(/^\| `([A-Z_]+)` +\|([^|]+)\|([^|]+)\|([^|]+)\|$/gm);
  /** The text of a cell that is code and nothing else: the value itself. */
  const literal = (cell = '') => /^ *`([^`]+)` *$/.exec(cell)?.[1];
  return [...rows].map(([, name, , otherwise, example]) => ({
    name: name!,
    default: literal(otherwise),
    example: literal(example),
  }));
}

const production = (env: Record<string, string | undefined>) =>
  readSettings({ API_URL: 'https://api.example.com', ...env }, { allowSandbox: false });

test('the default of a setting is what the server does without it', () => {
  const rows = settingRows().filter((row) => row.default !== undefined);
  // Nothing else about flags may be set without these.
  const flags = { FLAGS_URL: 'https://flags.example.com/api/frontend', FLAGS_KEY: 'token' };
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    expect(production({ ...flags, [row.name]: row.default }), row.name).toEqual(production(flags));
  }
});

test('the example of every setting starts the server, and differs from the default', () => {
  const rows = settingRows();
  const examples = Object.fromEntries(rows.map(({ name, example }) => [name, example]));
  expect(Object.values(examples)).not.toContain(undefined);
  expect(() => production(examples)).not.toThrow();
  for (const row of rows) expect(row.example, row.name).not.toBe(row.default);
});

test('the settings that an operator reads about are those that the server reads', () => {
  const read = settingsRead();
  const named = settingRows().map(({ name }) => name);
  expect(named.toSorted()).toEqual([...read].toSorted());
  const secure = textOf('SECURITY.md').matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g);
  const security = [...new Set([...secure].map(([, name]) => name!))];
  expect(security.length).toBeGreaterThan(4);
  expect(security.filter((name) => !read.has(name))).toEqual([]);
});

test('the README and the documentation are short enough to be read', () => {
  const linesOf = (page: string) => textOf(page).split('\n').length - 1;
  const docs = pages.filter((page) => page.startsWith('docs/'));
  expect(linesOf('README.md')).toBeLessThanOrEqual(200);
  expect(docs.reduce((sum, page) => sum + linesOf(page), 0)).toBeLessThanOrEqual(1800);
});

/** Numbers of the decisions, each of which has one place: a record, or the reading of a requirement. */
const records = [...textOf('docs/decisions.md').matchAll(/^- \*\*D-(\d+), /gm)].map(
  ([, number]) => number!,
);
const requirements: { id: string; reading?: string }[] = JSON.parse(
  textOf('docs/requirements.json'),
);
const readings = requirements.flatMap(({ reading = '' }) =>
  [...reading.matchAll(/\bD-(\d+): (?!see )/g)].map(([, number]) => number!),
);

test('every decision has one place, and at most 40 are records', () => {
  const all = [...records, ...readings];
  expect(all.filter((number, index) => all.indexOf(number) !== index)).toEqual([]);
  expect(records.length).toBeLessThanOrEqual(40);
});

test('every decision that code, tests and documentation refer to is written down', () => {
  const known = new Set([...records, ...readings]);
  const texts = [
    ...sourceFiles(),
    ...['docs/requirements.json', ...pages].map((path) => ({ path, text: textOf(path) })),
  ];
  const unknown = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/\bD-(\d+)\b/g)].flatMap(([, number]) =>
      known.has(number!) ? [] : [`${path}: D-${number}`],
    ),
  );
  expect(unknown).toEqual([]);
});

test('a requirement that refers to another for its reading names one that has it', () => {
  const readingOf = new Map(requirements.map(({ id, reading }) => [id, reading ?? '']));
  const wrong = requirements.flatMap(({ id, reading = '' }) =>
    [...reading.matchAll(/\bD-(\d+): see ([A-Z]+-\d+|decisions\.md)\./g)].flatMap(
      ([, number, place]) =>
        (
          place === 'decisions.md'
            ? records.includes(number!)
            : readingOf.get(place!)?.includes(`D-${number}: `)
        )
          ? []
          : [`${id}: D-${number}`],
    ),
  );
  expect(wrong).toEqual([]);
});
