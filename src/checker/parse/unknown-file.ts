import {
  FILE_NAMES,
  meantFile,
  missingFile,
  type ParsedSources,
} from '../../brand/parse/brand-files.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { beginningOf } from '../../brand/parse/node.ts';
import { TEMPLATE_IDS } from '../../flow/templates.ts';
import type { Rule } from '../rule.ts';
import { say, type Sentence } from '../language/sentence.ts';

/** Every file has a name and a place that something reads. */
export const rule: Rule = {
  id: 'unknown-file',
  severity: 'error',
  checkSources({ sources, report }) {
    for (const path of sources.strays) {
      report({
        at: beginningOf(path),
        severity: path.endsWith('.json') || missingFile(sources, path) ? 'error' : 'warning',
        message: 'unknown-file.nothing-reads-file',
        suggestion: suggestionFor(path, sources),
      });
    }
  },
};

const templates: readonly string[] = TEMPLATE_IDS;
const ROOT_FILES = ['registry.json'];

/** A screen that stands beside the folder of screens. */
const screenFile = (file: string) =>
  templates.includes(file.replace(/\.json$/, '')) ? `screens/${file}` : undefined;

function suggestionFor(path: string, { folders }: ParsedSources): Sentence {
  const [, folder = '', file = ''] = /^(.*)\/([^/]+)$/.exec(path)!;
  const isAbove = folder === 'brands' || folder === 'brands/families';
  const near = isAbove ? nearestName(file, ROOT_FILES) : (screenFile(file) ?? meantFile(file));
  if (near !== undefined && folders.get(folder.replace(/^brands\//, ''))?.files.has(near)) {
    return say('unknown-file.json-there-already', { near });
  }
  if (near !== undefined) return say('did-you-mean', { name: near.replace(/(\.json)?$/, '.json') });
  if (isAbove) return say('unknown-file.here-stand-registry');
  const names = FILE_NAMES.map((name) => `${name}.json`).join(', ');
  return say('unknown-file.brand-folder-holds', { names });
}
