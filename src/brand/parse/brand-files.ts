import type { Picture } from './picture.ts';
import { problemAt, type Problem } from '../problem.ts';
import { nearestName } from './nearest-name.ts';
import { beginningOf, type Node } from './node.ts';
import { parseFile } from './parse-file.ts';

/** The compiler's input: file contents by path from the project's root, with forward slashes. */
export interface BrandSources {
  json: Map<string, string>;
  /** Content hash of every image below brands/. */
  images: Map<string, string>;
  pictures?: ReadonlyMap<string, Picture>;
  /** Everything else below brands/. */
  others?: readonly string[];
}

export interface BrandFolder {
  /** Its path below brands/: 'base', 'families/exam-prep' or a brand's own. */
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
  /** Files below brands/ that no part of a brand is read from. */
  strays: string[];
}

export const FILE_NAMES: readonly string[] = ['brand', 'theme', 'flows', 'texts', 'sandbox'];

/** The folder and the rest of a path; `families` holds folders, and is none. */
const FOLDER = /^brands\/((?:families\/)?(?!families\/)[^/]+)\/(.+)$/;

export const parseSources = (sources: BrandSources): ParsedSources => createParser()(sources);

/** As `parseSources`, for files of which most are the same the next time. */
export function createParser(): (sources: BrandSources) => ParsedSources {
  let known = new Map<string, ParsedFile>();
  let fields: ParsedSources['fields'] | undefined;
  return (sources) => {
    const next = new Map<string, ParsedFile>();
    const parsed = sortSources(sources, (path, text) => {
      const before = known.get(path);
      const file = before?.text === text ? before : { text, ...parseFile(path, text) };
      next.set(path, file);
      return file;
    });
    known = next;
    const isSame =
      fields?.size === parsed.fields.size &&
      [...parsed.fields].every(([name, node]) => fields?.get(name) === node);
    fields = isSame ? fields : parsed.fields;
    return { ...parsed, fields: fields! };
  };
}

type ParsedFile = ReturnType<typeof parseFile> & { text: string };

function sortSources(
  sources: BrandSources,
  parse: (path: string, text: string) => ParsedFile,
): ParsedSources {
  const parsed: ParsedSources = {
    folders: new Map(),
    fields: new Map(),
    unreadable: new Set(),
    diagnostics: [],
    imageHashes: sources.images,
    pictures: sources.pictures,
    strays: [],
  };
  for (const [path, text] of sources.json) {
    const place = placeOf(path);
    if (place === undefined) {
      stray(parsed, path);
      continue;
    }
    const { node, diagnostics } = parse(path, text);
    parsed.diagnostics.push(...diagnostics);
    const meant = 'name' in place ? place.name.toLowerCase() : '';
    const isMisspelt = place.room === 'screens' && meant !== place.name;
    // A screen's file in the wrong letter case is read as the screen that was meant.
    if (isMisspelt && !sources.json.has(path.replace(place.name, meant))) {
      const data = { id: place.name, meant };
      const problem = problemAt(beginningOf(path), 'template', 'template.letter-case', data);
      parsed.diagnostics.push({ ...problem, data: { id: place.name } });
      place.name = meant;
    }
    if (!node) parsed.unreadable.add(path);
    put(parsed, place, node);
  }
  for (const path of sources.images.keys()) {
    const [, name, file] = FOLDER.exec(path) ?? [];
    if (name && !file!.includes('/')) {
      folderOf(parsed, name).images.set(file!, path);
    } else stray(parsed, path);
  }
  for (const path of sources.others ?? []) stray(parsed, path);
  return parsed;
}

type Room =
  | { room: 'registry' }
  | { room: 'fields'; name: string }
  | { room: 'files' | 'screens'; folder: string; name: string };

function placeOf(path: string): Room | undefined {
  const name = path.replace(/\.json$/, '');
  if (name === 'brands/registry') return { room: 'registry' };
  if (name.startsWith('schemas/fields/')) {
    return { room: 'fields', name: name.slice('schemas/fields/'.length) };
  }
  const [, folder, file] = FOLDER.exec(name) ?? [];
  if (!folder) return undefined;
  if (FILE_NAMES.includes(file!)) return { room: 'files', folder, name: file! };
  const [, screen] = /^screens\/(.+)$/.exec(file!) ?? [];
  return screen ? { room: 'screens', folder, name: screen } : undefined;
}

function stray(parsed: ParsedSources, path: string) {
  parsed.strays.push(path);
  const [, folder, file] = FOLDER.exec(path) ?? [];
  if (folder && !file!.includes('/')) folderOf(parsed, folder);
}

/** The missing file of its folder that a file with a wrong name was probably meant to be. */
export function missingFile(
  { folders }: Pick<ParsedSources, 'folders'>,
  path: string,
): { folder: string; file: string } | undefined {
  const [, folder, name] = FOLDER.exec(path) ?? [];
  const file = folder && !name!.includes('/') ? meantFile(name!) : undefined;
  const isThere = file && folders.get(folder!)?.files.has(file);
  return file && folders.has(folder!) && !isThere ? { folder: folder!, file } : undefined;
}

export function meantFile(file: string): string | undefined {
  return nearestName(file.replace(/\.\w*$/, ''), FILE_NAMES);
}

function folderOf({ folders }: ParsedSources, name: string): BrandFolder {
  const folder = folders.get(name) ?? {
    name,
    files: new Map(),
    screens: new Map(),
    images: new Map(),
  };
  folders.set(name, folder);
  return folder;
}

/** A folder that can be sold from: neither the base nor a family. */
export const isSellable = (name: string) => name !== 'base' && !name.startsWith('families/');

function put(parsed: ParsedSources, place: Room, node?: Node) {
  if (place.room === 'registry') parsed.registry = node;
  else {
    const { room, name } = place;
    const files = room === 'fields' ? parsed.fields : folderOf(parsed, place.folder)[room];
    if (node) files.set(name, node);
  }
}
