import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'vite';

export const root = join(import.meta.dirname, '../..');

const FOLDERS = ['src', 'widgets', 'scripts', 'tests'];
const CODE = /\.(ts|tsx|mts|mjs)$/;
/** Generated files, and the pages that the bench compares with, which are no part of the product. */
const NOT_OURS = /^src\/[a-z]+\/generated\/|^scripts\/bench\/rivals\//;

export interface Import {
  /** Path from the root with forward slashes, or the name of a package. */
  to: string;
  typesOnly: boolean;
  /** It is loaded when the program asks for it. */
  isLazy?: true;
}

export interface SourceFile {
  /** From the root, with forward slashes. */
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
}

/** Every file of code that people write, tests included. */
export function sourceFiles(): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${String(name).split(sep).join(posix.sep)}`)
      .filter((path) => CODE.test(path) && !NOT_OURS.test(path)),
  )
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const isTest = path.startsWith('tests/') || /\.test\.tsx?$|-test-kit\.ts$/.test(path);
      return { path, text, lines: text.trimEnd().split('\n').length, isTest };
    });
}

/** Lists the imports of a file: static, dynamic with a literal, or as a re-export. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]!.message}`);
  const here = (to: string, typesOnly: boolean): Import => ({
    to: to.startsWith('.') ? posix.join(posix.dirname(path), to) : to,
    typesOnly,
  });
  const allTypes = (entries: { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      here(moduleRequest.value, allTypes(entries)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [here(moduleRequest.value, isType)] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^(['"])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
      return literal ? [{ ...here(literal[2]!, false), isLazy: true as const }] : [];
    }),
  ];
}

/** The room that a path is in; undefined for the root's own files and for packages. */
export function roomOf(path: string): string | undefined {
  const [first, second, third] = path.split('/');
  if (first === 'src') return third === undefined ? undefined : second;
  return first === 'widgets' || first === 'scripts' || first === 'schemas' ? first : undefined;
}
