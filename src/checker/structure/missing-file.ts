import { isOwnTemplate, TEMPLATE_IDS } from '../../flow/templates.ts';
import { FILE_NAMES, type ParsedSources } from '../../brand/parse/brand-files.ts';
import { nodesAt, type Place } from '../../brand/parse/node.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { say, type Sentence } from '../language/sentence.ts';

/** Files that no brand can do without; all others may stay away. */
const NEEDED = ['theme', 'flows', 'texts'];

/** A brand or one of its parents has every file that is needed. */
export const rule: Rule = {
  id: 'missing-file',
  severity: 'error',
  phase: 'names',
  checkBrand({ merged: { brand, files }, report }) {
    for (const name of NEEDED) {
      if (files.has(name)) continue;
      report({ at: brand.at, message: 'missing-file.neither-folder-nor', data: { name } });
    }
  },
};

/** With fewer files of its own, it is not what all brands share. */
const MIN_FILES = 3;

/** Files that base lacks and that others are laid over, or lead to, by path: what follows is not reported. */
export function missingOfBase({ folders }: ParsedSources): Map<string, Finding> {
  const found = new Map<string, Finding>();
  const base = folders.get('base');
  const brand = base?.files.get('brand');
  if (!base || !brand || base.files.size < MIN_FILES) return found;
  const note = (file: string, at: Place, rule: string, message: Sentence, suggestion: Sentence) =>
    found.set(`brands/base/${file}.json`, { ...at, rule, severity: 'error', message, suggestion });
  for (const name of FILE_NAMES) {
    const isUsed = [...folders.values()].some(({ files }) => files.has(name));
    if (!isUsed || base.files.has(name) || base.unreadable.has(name)) continue;
    const message = say('missing-file.neither-folder-nor-2', { name });
    note(
      name,
      brand.at,
      'missing-file',
      message,
      say('missing-file.restore-brands-base', { name }),
    );
  }
  for (const { at, value } of nodesAt(
    base.files.get('flows'),
    'flows.*.steps.*.templateId',
  ).flatMap((node) => (node.kind === 'scalar' ? node : []))) {
    const id = String(value);
    const isTemplate = (TEMPLATE_IDS as readonly string[]).includes(id) || isOwnTemplate(id);
    const isThere = base.screens.has(id) || base.unreadable.has(`screens/${id}`);
    if (!isTemplate || isThere || found.has(`brands/base/screens/${id}.json`)) continue;
    const message = say('missing-file.screen-declared', { id });
    note(
      `screens/${id}`,
      at,
      'missing-screen',
      message,
      say('missing-file.add-screens-json', { id }),
    );
  }
  return found;
}
