import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Node } from './node.ts';
import { parseFile } from './node.ts';

/** What the compiler is given: contents by path from the project's root, with forward slashes. */
export interface BrandSources {
  /** JSON files below brands/ and schemas/fields/. */
  json: Map<string, string>;
  /** Content hash of every image below brands/. */
  images: Map<string, string>;
}

/** One folder below brands/: a brand, or what several brands share. */
export interface BrandFolder {
  /** Its path below brands/: 'base', 'families/exam-prep' or a brand's own. */
  name: string;
  /** By file name without '.json': brand, theme, flows, texts, sandbox. */
  files: Map<string, Node>;
  /** By template id. */
  screens: Map<string, Node>;
  /** Path by file name. */
  images: Map<string, string>;
}

export interface ParsedSources {
  folders: Map<string, BrandFolder>;
  /** Library fields by name. */
  fields: Map<string, Node>;
  registry?: Node;
  diagnostics: Diagnostic[];
  imageHashes: Map<string, string>;
}

const FOLDER = /^brands\/((?:families\/)?[^/]+)\/(.+)$/;

/** Parses every file once and sorts it into its folder. */
export function parseSources(sources: BrandSources): ParsedSources {
  const parsed: ParsedSources = {
    folders: new Map(),
    fields: new Map(),
    diagnostics: [],
    imageHashes: sources.images,
  };
  const folder = (name: string): BrandFolder => {
    const known = parsed.folders.get(name);
    if (known) return known;
    const made = { name, files: new Map(), screens: new Map(), images: new Map() };
    parsed.folders.set(name, made);
    return made;
  };
  for (const [path, text] of sources.json) {
    const { node, diagnostics } = parseFile(path, text);
    parsed.diagnostics.push(...diagnostics);
    const place = FOLDER.exec(path);
    if (place) folder(place[1]!);
    if (!node) continue;
    if (path === 'brands/registry.json') parsed.registry = node;
    else if (path.startsWith('schemas/fields/')) parsed.fields.set(baseName(path), node);
    else if (place?.[2]!.startsWith('screens/')) {
      folder(place[1]!).screens.set(place[2]!.slice('screens/'.length, -'.json'.length), node);
    } else if (place) folder(place[1]!).files.set(baseName(path), node);
  }
  for (const path of sources.images.keys()) {
    const place = FOLDER.exec(path);
    if (place) folder(place[1]!).images.set(place[2]!, path);
  }
  return parsed;
}

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, '');

/** A folder that can be sold from: neither the base nor a family. */
export const isSellable = (name: string) => name !== 'base' && !name.startsWith('families/');
