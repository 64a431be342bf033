import { isOwnTemplate, TEMPLATE_IDS } from '../../flow/templates.ts';
import { FILE_NAMES, type ParsedSources } from '../../brand/parse/brand-files.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

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

/** A file that base lacks and that others are laid over, or lead to: all that follows is not reported. */
interface MissingFile {
  path: string;
  finding: Finding;
}

/** With fewer files of its own, it is not what all brands share. */
const MIN_FILES = 3;
const templates: readonly string[] = TEMPLATE_IDS;

export function missingOfBase({ folders }: ParsedSources): MissingFile[] {
  const base = folders.get('base');
  const brand = base?.files.get('brand');
  if (!base || !brand || base.files.size < MIN_FILES) return [];
  const isUsed = (name: string) => [...folders.values()].some(({ files }) => files.has(name));
  const files = FILE_NAMES.filter(
    (name) => !base.files.has(name) && !base.unreadable.has(name) && isUsed(name),
  ).map((name): MissingFile => {
    const message = say('missing-file.neither-folder-nor-2', { name });
    const suggestion = say('missing-file.restore-brands-base', { name });
    const finding = { ...brand.at, rule: 'missing-file', severity: 'error', message, suggestion };
    return { path: `brands/base/${name}.json`, finding: finding as Finding };
  });
  const steps = itemsAt(base.files.get('flows'), 'flows').flatMap((flow) => itemsAt(flow, 'steps'));
  const shown = new Map(
    steps
      .flatMap((step) => {
        const node = nodeAt(step, ['templateId']);
        const id = textAt(node) ?? '';
        return node && (templates.includes(id) || isOwnTemplate(id))
          ? [[id, node.at] as const]
          : [];
      })
      .reverse(),
  );
  const screens = [...shown]
    .filter(([id]) => !base.screens.has(id) && !base.unreadable.has(`screens/${id}`))
    .map(([id, at]): MissingFile => {
      const message = say('missing-file.screen-declared', { id });
      const suggestion = say('missing-file.add-screens-json', { id });
      const data = { id };
      const finding = {
        ...at,
        rule: 'missing-screen',
        severity: 'error',
        message,
        suggestion,
        data,
      };
      return { path: `brands/base/screens/${id}.json`, finding: finding as Finding };
    });
  return [...files, ...screens];
}
