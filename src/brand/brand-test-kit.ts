import { inWordsOf } from '../checker/language/say-finding.ts';
import { textReader } from './compile/resolve-texts.ts';
import { inherit, type MergedBrand } from './inherit/inherit.ts';
import { parseSources, type ParsedSources } from './parse/brand-files.ts';
import { nodeAt, type Node, type ObjectNode } from './parse/node.ts';
import { parseFile } from './parse/parse-file.ts';
import type { Sentence, Problem } from './problem.ts';

/** JSON files by short path: 'alfa/brand' is brands/alfa/brand.json, 'fields/x' schemas/fields/x.json. */
export type ShortFiles = Record<string, object | string>;

/** A value as the parser reads it from `file`, written with two spaces: the value begins in line 2. */
export function nodeOf(value: unknown, file = 'test.json'): Node {
  const { node } = parseFile(file, JSON.stringify({ value }, null, 2));
  return nodeAt(node, ['value'])!;
}

export const objectOf = (value: object, file?: string) => nodeOf(value, file) as ObjectNode;

const pathOf = (name: string) =>
  name.startsWith('fields/') ? `schemas/${name}.json` : `brands/${name}.json`;

/** Brand files as the parser sorts them; a text stands for a file's literal content. */
export function sourcesOf(files: ShortFiles, images: readonly string[] = []): ParsedSources {
  const json = Object.entries(files).map(
    ([name, file]) =>
      [pathOf(name), typeof file === 'string' ? file : JSON.stringify(file, null, 2)] as const,
  );
  return parseSources({
    json: new Map(json),
    images: new Map(images.map((path) => [`brands/${path}`, `hash-of-${path}`])),
  });
}

/** The folder 'alfa' with all that it inherits. */
export function inheritAlfa(sources: ParsedSources) {
  return inherit(sources.folders.get('alfa')!, sources);
}

/** The brand 'alfa' of some files, with its sources. */
export function alfaOf(
  files: ShortFiles,
  images?: readonly string[],
): { merged: MergedBrand; sources: ParsedSources } {
  const sources = sourcesOf({ 'alfa/brand': { key: 'ALFA' }, ...files }, images);
  return { merged: inheritAlfa(sources).merged!, sources };
}

/** Short forms of diagnostics: 'rule file:line message suggestion'. */
export const shortly = (diagnostics: readonly Problem[]) =>
  diagnostics.map(({ rule, file, line, message, suggestion }) =>
    [rule, `${file}:${line}`, inEnglish(message), inEnglish(suggestion)].filter(Boolean).join(' '),
  );

/** A message as the English catalogue says it. */
export const inEnglish = (message: Sentence | undefined): string => inWordsOf('en', message ?? '');

interface Options {
  texts?: Record<string, string>;
  /** Library fields by name. */
  fields?: Record<string, object>;
  brand?: object;
}

/** A context of the compiler, and the diagnostics that are reported to it. */
export function contextOf(options: Options = {}) {
  const { texts = {}, fields = {} } = options;
  const diagnostics: Problem[] = [];
  const report = (problem: Problem) => void diagnostics.push(problem);
  const merged = { files: new Map([['texts', nodeOf(texts)]]), chain: [] };
  const context = {
    ...textReader(merged, new Map(), report),
    fields: new Map(
      Object.entries(fields).map(([name, field]) => [
        name,
        nodeOf(field, `schemas/fields/${name}.json`),
      ]),
    ),
    brand: nodeOf(options.brand ?? {}),
    report,
  };
  return { context, diagnostics };
}
