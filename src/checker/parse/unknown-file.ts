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

/** Every file has a name and a place that something reads. */
export const rule: Rule = {
  id: 'unknown-file',
  severity: 'error',
  checkSources({ sources, report }) {
    for (const path of sources.strays) {
      report({
        at: beginningOf(path),
        severity: path.endsWith('.json') || missingFile(sources, path) ? 'error' : 'warning',
        message: 'Nothing reads a file of this name at this place.',
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

function suggestionFor(path: string, { folders }: ParsedSources): string {
  const [, folder = '', file = ''] = /^(.*)\/([^/]+)$/.exec(path)!;
  const isAbove = folder === 'brands' || folder === 'brands/families';
  const near = isAbove ? nearestName(file, ROOT_FILES) : (screenFile(file) ?? meantFile(file));
  if (near !== undefined && folders.get(folder.replace(/^brands\//, ''))?.files.has(near)) {
    return `${near}.json is there already: put into it what is needed, and delete this file.`;
  }
  if (near !== undefined) return `Did you mean '${near.replace(/(\.json)?$/, '.json')}'?`;
  if (isAbove) return 'Here stand registry.json and the folders of brands.';
  const names = FILE_NAMES.map((name) => `${name}.json`).join(', ');
  return `A brand folder holds ${names}, its images, and screens/<template>.json.`;
}
