import {
  FILE_NAMES,
  meantFile,
  missingFile,
  type ParsedSources,
} from '../../brand/parse/brand-files.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { beginningOf, nodeAt, textAt } from '../../brand/parse/node.ts';
import { plainName } from '../../brand/parse/plain-name.ts';
import { TEMPLATE_IDS } from '../../flow/templates.ts';
import { say, type Sentence } from '../language/sentence.ts';
import { fileRule, sourcesRule, type Rule } from '../rule.ts';

const FOLDER_NAME = /^(families\/)?[a-z0-9]+(-[a-z0-9]+)*$/;

export const rules: readonly Rule[] = [
  // The name of a folder is lower case, with dashes.
  sourcesRule('folder-name', 'error', ({ sources, report }) => {
    for (const name of sources.folders.keys()) {
      if (FOLDER_NAME.test(name)) continue;
      const right = name.split('/').map(plainName).join('/');
      const at = beginningOf(`brands/${name}/brand.json`);
      report(at, 'folder-name.folder-name-lower', { name, right });
    }
  }),
  // Every file has a name and a place that something reads.
  sourcesRule('unknown-file', 'error', ({ sources, report }) => {
    for (const path of sources.strays) {
      const isNeeded = path.endsWith('.json') || missingFile(sources, path);
      const severity = isNeeded ? 'error' : 'warning';
      const suggestion = suggestionFor(path, sources);
      const at = beginningOf(path);
      report(at, 'unknown-file.nothing-reads-file', {}, { severity, suggestion });
    }
  }),
  // Every file tells editors by which schema they may complete and explain it.
  fileRule('schema-path', 'warning', ({ root, schema, report }) => {
    const up = '../'.repeat(root.at.file.split('/').length - 1);
    const right = `schemas/brand/${schema}.schema.json`;
    const written = textAt(root, '$schema') ?? '';
    const base = `file:///${root.at.file}`;
    if (URL.canParse(written, base) && new URL(written, base).pathname === `/${right}`) return;
    const { at } = nodeAt(root, ['$schema']) ?? root;
    report(at, 'schema-path.editor-can-help', { up, right });
  }),
];

const templates: readonly string[] = TEMPLATE_IDS;
const ROOT_FILES = ['registry.json'];

/** A screen that stands beside the folder of screens. */
const screenFile = (file: string) =>
  templates.includes(file.replace(/\.json$/, '')) ? `screens/${file}` : undefined;

function suggestionFor(path: string, { folders }: ParsedSources): Sentence {
  const [, folder = '', file = ''] = /^(.*)\/([^/]+)$/.exec(path)!;
  const isAbove = folder === 'brands' || folder === 'brands/families';
  const near = isAbove ? nearestName(file, ROOT_FILES) : (screenFile(file) ?? meantFile(file));
  if (near !== undefined && folders.get(folder.replace(/^brands\//, ''))?.files.has(near))
    return say('unknown-file.json-there-already', { near });
  if (near !== undefined) return say('did-you-mean', { name: near.replace(/(\.json)?$/, '.json') });
  if (isAbove) return say('unknown-file.here-stand-registry');
  const names = FILE_NAMES.map((name) => `${name}.json`);
  return say('unknown-file.brand-folder-holds', { names });
}
