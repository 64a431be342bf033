import type { Picture } from './picture.ts';
import { problemAt, type Problem } from '../problem.ts';
import { nearestName } from './nearest-name.ts';
import { beginningOf, type Node } from './node.ts';
import { createMemo } from '../memo.ts';
import { parseFile } from './parse-file.ts';

/** The compiler's input: file contents by path from the project's root, with forward slashes. */
export interface BrandSources {
  json: Map<string, string>;
  images: Map<string, string>;
  pictures?: ReadonlyMap<string, Picture>;
  others?: readonly string[];
}

export interface BrandFolder {
  name: string;
  files: Map<string, Node>;
  screens: Map<string, Node>;
  images: Map<string, string>;
}

export interface ParsedSources {
  folders: Map<string, BrandFolder>;
  fields: Map<string, Node>;
  registry?: Node;
  unreadable: Set<string>;
  diagnostics: Problem[];
  imageHashes: Map<string, string>;
  pictures?: ReadonlyMap<string, Picture>;
  strays: string[];
}

export const FILE_NAMES: readonly string[] = ['brand', 'theme', 'flows', 'texts', 'sandbox'];

/** The folder and the rest of a path; `families` holds folders, and is none. */
const FOLDER = /^brands\/((?:families\/)?(?!families\/)[^/]+)\/(.+)$/;
const FIELD = /^schemas\/fields\/(.+)\.json$/;
const READ = /^(?:screens\/(.+)|(\w+))\.json$/;

export const parseSources = (sources: BrandSources): ParsedSources => createParser()(sources);

export function createParser(): (sources: BrandSources) => ParsedSources {
  const parsedOnce = createMemo<ReturnType<typeof parseFile>>();
  const fieldsOnce = createMemo<ParsedSources['fields']>();
  return (sources) => {
    const { fields, ...parsed } = sortFiles(sources, (path, text) =>
      parsedOnce(path, [text], () => parseFile(path, text)),
    );
    return { ...parsed, fields: fieldsOnce('', [...fields].flat(), () => fields) };
  };
}

function sortFiles(sources: BrandSources, parse: typeof parseFile): ParsedSources {
  const parsed: ParsedSources = {
    folders: new Map(),
    fields: new Map(),
    unreadable: new Set(),
    diagnostics: [],
    imageHashes: sources.images,
    pictures: sources.pictures,
    strays: [],
  };
  const folderOf = (name: string): BrandFolder => {
    const known = parsed.folders.get(name);
    const folder = known ?? { name, files: new Map(), screens: new Map(), images: new Map() };
    parsed.folders.set(name, folder);
    return folder;
  };
  const addStray = (path: string) => {
    parsed.strays.push(path);
    const [, folder, file] = FOLDER.exec(path) ?? [];
    if (folder && !file!.includes('/')) folderOf(folder);
  };
  /** A screen's file in the wrong letter case is read as the screen that was meant. */
  const screenOf = (path: string, id: string): string => {
    const meant = id.toLowerCase();
    if (meant === id || sources.json.has(path.replace(id, meant))) return id;
    const problem = problemAt(beginningOf(path), 'template.letter-case', { id, meant });
    parsed.diagnostics.push({ ...problem, data: { id } });
    return meant;
  };
  for (const [path, text] of sources.json) {
    const [, field] = FIELD.exec(path) ?? [];
    const [, folder = '', name = ''] = FOLDER.exec(path) ?? [];
    const [, screen, file] = READ.exec(name) ?? [];
    const isRegistry = path === 'brands/registry.json';
    if (!isRegistry && !field && !screen && !FILE_NAMES.includes(file ?? '')) {
      addStray(path);
      continue;
    }
    const { node, diagnostics } = parse(path, text);
    parsed.diagnostics.push(...diagnostics);
    const owner = folder ? folderOf(folder) : undefined;
    const template = screen && screenOf(path, screen);
    if (!node) parsed.unreadable.add(path);
    else if (isRegistry) parsed.registry = node;
    else if (field) parsed.fields.set(field, node);
    else if (template) owner!.screens.set(template, node);
    else owner!.files.set(file!, node);
  }
  for (const path of sources.images.keys()) {
    const [, name, file] = FOLDER.exec(path) ?? [];
    if (name && !file!.includes('/')) folderOf(name).images.set(file!, path);
    else addStray(path);
  }
  for (const path of sources.others ?? []) addStray(path);
  return parsed;
}

export function missingFile(
  { folders }: Pick<ParsedSources, 'folders'>,
  path: string,
): { folder: string; file: string } | undefined {
  const [, folder = '', name = ''] = FOLDER.exec(path) ?? [];
  const file = name.includes('/') ? undefined : meantFile(name);
  const isMissing = file && folders.get(folder)?.files.has(file) === false;
  return isMissing ? { folder, file } : undefined;
}

export const meantFile = (file: string): string | undefined =>
  nearestName(file.replace(/\.\w*$/, ''), FILE_NAMES);

export const isSellable = (name: string) => name !== 'base' && !name.startsWith('families/');
