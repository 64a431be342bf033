import { FILE_NAMES, missingFile } from '../../brand/parse/brand-files.ts';
import { nodesAt, textAt } from '../../brand/parse/node.ts';
import { isOwnTemplate, TEMPLATE_IDS } from '../../flow/templates.ts';
import { brandRule, sourcesRule, type Rule } from '../rule.ts';

/** Files that no brand can do without; all others may stay away. */
const NEEDED = ['theme', 'flows', 'texts'];

/** With fewer files of its own, base is not what all brands share. */
const MIN_FILES = 3;

export const rules: readonly Rule[] = [
  sourcesRule('missing-file', 'error', ({ sources, report }) => {
    const { folders, unreadable, strays } = sources;
    const { files, screens } = folders.get('base') ?? {};
    const brand = files?.get('brand');
    if (!brand || files!.size < MIN_FILES) return;
    const misspelt = strays.flatMap((path) => missingFile(sources, path) ?? []);
    const isThere = (path: string) =>
      unreadable.has(`brands/base/${path}.json`) ||
      misspelt.some(({ folder, file }) => folder === 'base' && file === path);
    for (const name of FILE_NAMES.filter((one) => !files!.has(one) && !isThere(one))) {
      const isShared = [...folders.values()].some((one) => one.files.has(name));
      const help = 'missing-file.restore-brands-base';
      if (isShared) report(brand.at, 'missing-file.neither-folder-nor', { name }, { help });
    }
    const seen = new Set(screens!.keys());
    for (const node of nodesAt(files!.get('flows'), 'flows.*.steps.*.templateId')) {
      const id = textAt(node) ?? '';
      const isTemplate = TEMPLATE_IDS.some((one) => one === id) || isOwnTemplate(id);
      if (!isTemplate || seen.has(id) || isThere(`screens/${id}`)) continue;
      seen.add(id);
      report(node.at, 'missing-screen.screen-declared', { id });
    }
  }),
  brandRule('extends', 'merge', ({ merged, sources: { folders }, report }) => {
    const [oldest] = merged.chain as [string];
    if (oldest === 'base' || !folders.has('base')) return;
    const { at } = folders.get(oldest)!.files.get('brand')!;
    report(at, 'extends.folder-extends-nothing', {}, { help: 'extends.add-extends-base' });
  }),
  brandRule('missing-file', 'names', ({ merged: { brand, files }, report }) => {
    for (const name of NEEDED)
      if (!files.has(name)) report(brand.at, 'missing-file.neither-folder-nor', { name });
  }),
];
