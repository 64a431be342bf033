import { FILE_NAMES, type ParsedSources } from '../../brand/parse/brand-files.ts';
import { nodesAt, textAt, type Place } from '../../brand/parse/node.ts';
import { isOwnTemplate, TEMPLATE_IDS } from '../../flow/templates.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { brandRule, type Finding, type Rule } from '../rule.ts';

/** Files that no brand can do without; all others may stay away. */
const NEEDED = ['theme', 'flows', 'texts'];

export const rules: readonly Rule[] = [
  // Every brand extends base, by itself or through others.
  brandRule('extends', 'merge', ({ merged, sources: { folders }, report }) => {
    const [oldest] = merged.chain as [string];
    if (oldest === 'base' || !folders.has('base')) return;
    const { at } = folders.get(oldest)!.files.get('brand')!;
    report(at, 'extends.folder-extends-nothing', {}, { help: 'extends.add-extends-base' });
  }),
  // A brand or one of its parents has every file that is needed.
  brandRule('missing-file', 'names', ({ merged: { brand, files }, report }) => {
    for (const name of NEEDED)
      if (!files.has(name)) report(brand.at, 'missing-file.neither-folder-nor', { name });
  }),
];

/** With fewer files of its own, it is not what all brands share. */
const MIN_FILES = 3;

/** Files that base lacks and that others are laid over, or lead to, by path: what follows is not reported. */
export function missingOfBase({ folders }: ParsedSources): Map<string, Finding> {
  const found = new Map<string, Finding>();
  const base = folders.get('base');
  const brand = base?.files.get('brand');
  if (!base || !brand || base.files.size < MIN_FILES) return found;
  const note = (file: string, at: Place, rule: string, id: MessageId, help: MessageId) => {
    const data = { name: file, id: file.replace('screens/', '') };
    const words = { message: say(id, data), suggestion: say(help, data) };
    found.set(`brands/base/${file}.json`, { ...at, rule, severity: 'error', ...words });
  };
  for (const name of FILE_NAMES) {
    const isUsed = [...folders.values()].some(({ files }) => files.has(name));
    if (isUsed && !base.files.has(name) && !base.unreadable.has(name))
      note(
        name,
        brand.at,
        'missing-file',
        'missing-file.neither-folder-nor',
        'missing-file.restore-brands-base',
      );
  }
  for (const node of nodesAt(base.files.get('flows'), 'flows.*.steps.*.templateId')) {
    const id = textAt(node) ?? '';
    const isTemplate = TEMPLATE_IDS.some((one) => one === id) || isOwnTemplate(id);
    const isThere = base.screens.has(id) || base.unreadable.has(`screens/${id}`);
    const message = 'missing-screen.screen-declared';
    if (isTemplate && !isThere && !found.has(`brands/base/screens/${id}.json`))
      note(`screens/${id}`, node.at, 'missing-screen', message, `${message}.help`);
  }
  return found;
}
