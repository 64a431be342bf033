import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  BROWSER_ENTRY,
  CHECKOUT_HOOKS,
  EXCEPTIONS,
  FORM_ENGINE_PLACES,
  MAX_FILES_IN_FOLDER,
  NEVER_IN_BROWSER,
  NODE_PLACES,
  REACT_PACKAGE,
  ROOMS,
} from './architecture/import-table.ts';
import { importsOf, root, roomOf, sourceFiles } from './architecture/source-files.ts';

const files = sourceFiles();
const program = files.filter(({ isTest }) => !isTest);
const imports = new Map(files.map((file) => [file.path, importsOf(file)]));

const edges = program.flatMap(({ path }) =>
  imports.get(path)!.map((target) => ({ from: path, ...target })),
);

type Edge = (typeof edges)[number];

const isMeant = (exception: (typeof EXCEPTIONS)[number], { from, to, typesOnly }: Edge) =>
  to === exception.to &&
  (exception.from.endsWith('/') ? from.startsWith(exception.from) : from === exception.from) &&
  (typesOnly || exception.typesOnly === undefined);

const excepts = (edge: Edge) => EXCEPTIONS.some((exception) => isMeant(exception, edge));

const shown = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;

const isBelow = (places: readonly string[], path: string) =>
  places.some((place) => path.startsWith(place));

test.each<[string, isWrong: (edge: Edge) => boolean]>([
  [
    'every room imports only what the table allows',
    (edge) => {
      const [room = '', target] = [roomOf(edge.from), roomOf(edge.to)];
      if (target === undefined) return edge.to.endsWith('.json') && !excepts(edge);
      return target !== room && !ROOMS[room]?.imports.includes(target) && !excepts(edge);
    },
  ],
  [
    'React only where something is drawn, and in the hooks of checkout',
    ({ from, to }) =>
      REACT_PACKAGE.test(to) && !ROOMS[roomOf(from)!]?.react && !from.startsWith(CHECKOUT_HOOKS),
  ],
  [
    'widgets know of checkout its hooks, and types',
    ({ from, to, typesOnly }) =>
      `${roomOf(from)} ${roomOf(to)}` === 'widgets checkout' &&
      !typesOnly &&
      !to.startsWith(CHECKOUT_HOOKS),
  ],
  [
    "Node's own modules only in the server's Node entry and in commands",
    ({ from, to }) => to.startsWith('node:') && !isBelow(NODE_PLACES, from),
  ],
  [
    'two folders alone run the form engine',
    ({ from, to, typesOnly }) =>
      to.startsWith('@rjsf/core') && !typesOnly && !isBelow(FORM_ENGINE_PLACES, from),
  ],
])('%s', (_, isWrong) => {
  expect(edges.filter(isWrong).map(shown)).toEqual([]);
});

test('no file imports itself through others, not even for types', () => {
  const left = new Map(program.map(({ path }) => [path, imports.get(path)!.map(({ to }) => to)]));
  let ends: string[];
  do {
    // A file that imports nothing of what is left is in no circle.
    ends = [...left].flatMap(([path, to]) => (to.some((one) => left.has(one)) ? [] : [path]));
    for (const path of ends) left.delete(path);
  } while (ends.length > 0);
  expect([...left.keys()]).toEqual([]);
});

test('a folder has at most 20 source files, tests not counted', () => {
  const counts = new Map<string, number>();
  for (const { path } of program) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const tooMany = [...counts].filter(([, count]) => count > MAX_FILES_IN_FOLDER);
  expect(tooMany.map(([folder, count]) => `${folder}: ${count}`)).toEqual([]);
});

test('every folder of code is a room of the table', () => {
  const rooms = new Set(program.map(({ path }) => roomOf(path)));
  expect([...rooms].filter((room) => room === undefined || !ROOMS[room])).toEqual([]);
});

test('no room has more lines than its budget', () => {
  const lines = new Map<string, number>();
  for (const file of program) {
    const room = roomOf(file.path)!;
    lines.set(room, (lines.get(room) ?? 0) + file.lines);
  }
  const tooLarge = [...lines].filter(([room, count]) => count > ROOMS[room]!.lines);
  expect(tooLarge.map(([room, count]) => `${room}: ${count}`)).toEqual([]);
});

test('every exception is still needed, and has its reason', () => {
  const idle = EXCEPTIONS.filter((one) => !edges.some((edge) => isMeant(one, edge)) || !one.reason);
  expect(idle.map(shown)).toEqual([]);
});

/** Everything that an entry brings with it, now or later, each with the way to it. */
function reachedFrom(entry: string): Map<string, string> {
  const reached = new Map([[entry, entry]]);
  for (const [path, way] of reached) {
    for (const { to, typesOnly } of imports.get(path) ?? []) {
      if (!typesOnly && !reached.has(to)) reached.set(to, `${way} → ${to}`);
    }
  }
  return reached;
}

test('the browser gets neither a compiler nor anything of the server', () => {
  const wrong = [...reachedFrom(BROWSER_ENTRY)].filter(([path]) => NEVER_IN_BROWSER.test(path));
  expect(wrong.map(([, way]) => way)).toEqual([]);
});

test('files are small: at most 300 lines, half of them at most 60, nine of ten at most 150', () => {
  const tooLong = files.filter(({ lines }) => lines > 300);
  expect(tooLong.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  const sizes = program.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(60);
  expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(150);
});

test('names say what is inside: no barrels, no drawers for odds and ends', () => {
  const vague = /^(utils?|helpers?|managers?|data|misc|common)$/;
  const wrong = files.filter(({ path }) => {
    const parts = path.replace(/(\.test)?\.\w+$/, '').split('/');
    const words = parts.flatMap((part) => part.split(/[-.]/));
    return (
      parts.at(-1) === 'index' ||
      parts.some((part) => vague.test(part)) ||
      words.some((word) => word !== 'data' && vague.test(word.toLowerCase()))
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('file names: kebab-case, or that of the component inside', () => {
  const wrong = files.filter(({ path, text, isTest }) => {
    const name = path
      .split('/')
      .at(-1)!
      .replace(/(\.(test|spec|property|d))*\.\w+$/, '');
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return false;
    const isComponent = path.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*$/.test(name);
    const declares = new RegExp(`export (class|const|function) ${name}\\b`);
    return !isComponent || !(isTest || declares.test(text));
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

interface BrandFile {
  key?: string;
  productCode?: string;
  product?: { name?: string };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Strings that only brand files may contain: keys and names as words, folders as whole texts or in a path. */
function brandWords(): RegExp[] {
  const folders = readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['base', 'families'].includes(entry.name))
    .map(({ name }) => name);
  return folders.flatMap((folder) => {
    const file = join(root, 'brands', folder, 'brand.json');
    const { key, productCode, product }: BrandFile = JSON.parse(readFileSync(file, 'utf8'));
    const words = [key, productCode, product?.name].filter((word) => word !== undefined);
    return [
      ...words.map((word) => new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`, 'u')),
      new RegExp(`(['"\`]|brands/)${escaped(folder)}(['"\`]|/)`, 'u'),
    ];
  });
}

test('no brand stands in code: neither key, nor name, nor folder', () => {
  const words = brandWords();
  const wrong = program.flatMap(({ path, text }) =>
    words.flatMap((word) => {
      const found = word.exec(text);
      return found ? [`${path}: ${found[0]}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
