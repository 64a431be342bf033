import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { FILE_NAMES, meantFile, missingFile, setAside } from '../../brand/parse/brand-files.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { beginningOf, type Node } from '../../brand/parse/node.ts';
import { TEMPLATE_IDS } from '../../flow/templates.ts';
import type { BrokenPointers } from '../structure/check-documents.ts';
import { checkFile } from '../structure/check-schema.ts';
import { duplicateIds } from '../structure/duplicate-id.ts';
import { fieldMessages } from '../form/field-messages.ts';
import type { Finding } from '../finding.ts';
import type { MetaSchemas } from '../structure/meta-schemas.ts';
import { schemaPath } from './schema-path.ts';

/** Kinds of files whose lists and objects others are laid over or taken from. */
const LAID_OVER = ['flows', 'screen', 'sandbox', 'field'];

/**
 * What every file shows by itself: its name, its values against its meta-schema, its ids. A file
 * without the shape that others rely on is set aside: what it leads to elsewhere would be no news.
 */
export function checkFiles(
  sources: ParsedSources,
  schemas: MetaSchemas,
): { findings: Finding[]; broken: BrokenPointers } {
  const { folders, fields, registry, strays } = sources;
  const broken = new Map<string, string[]>();
  const aside = new Set<string>();
  const check = (node: Node, name: string): Finding[] => [
    ...checkFile(node, schemas.get(name)!).map(({ place, rule, message, suggestion, ...rest }) => {
      const { covers, isStructural, pointer, meant } = rest;
      const { file } = node.at;
      // What a misspelt object holds is not missing in the one that it was meant to be.
      const hidden = [...(isStructural ? [pointer] : []), ...(meant === undefined ? [] : [meant])];
      if (hidden.length > 0) broken.set(file, [...(broken.get(file) ?? []), ...hidden]);
      if (isStructural && LAID_OVER.includes(name)) aside.add(file);
      return { ...place, rule, severity: 'error' as const, message, suggestion, covers };
    }),
    ...duplicateIds(node),
    ...schemaPath(node, name),
  ];
  const findings = [
    ...[...folders.values()].flatMap(({ files, screens }) => [
      ...[...files].flatMap(([name, node]) => check(node, name)),
      ...[...screens.values()].flatMap((screen) => check(screen, 'screen')),
    ]),
    ...[...fields.values()].flatMap((field) => [...check(field, 'field'), ...fieldMessages(field)]),
    ...(registry ? check(registry, 'registry') : []),
    ...strays.map((path) => strayFile(path, sources)),
    ...[...folders.keys()].flatMap(folderName),
  ];
  for (const file of aside) setAside(sources, file);
  return { findings, broken };
}

/** A screen that stands beside the folder of screens. */
const screenFile = (file: string) =>
  templates.includes(file.replace(/\.json$/, '')) ? `screens/${file}` : undefined;

const templates: readonly string[] = TEMPLATE_IDS;
const ROOT_FILES = ['registry.json'];

function strayFile(path: string, sources: ParsedSources): Finding {
  const [, folder, file] = /^(.*)\/([^/]+)$/.exec(path)!;
  const isAbove = folder === 'brands' || folder === 'brands/families';
  const near = isAbove ? nearestName(file!, ROOT_FILES) : (screenFile(file!) ?? meantFile(file!));
  const holder = sources.folders.get(folder!.replace(/^brands\//, ''));
  const isSpare = near !== undefined && holder?.files.has(near);
  const known = isAbove
    ? 'Here stand registry.json and the folders of brands.'
    : `A brand folder holds ${FILE_NAMES.map((name) => `${name}.json`).join(', ')}, its images, and screens/<template>.json.`;
  return {
    ...beginningOf(path),
    rule: 'unknown-file',
    severity: path.endsWith('.json') || missingFile(sources, path) ? 'error' : 'warning',
    message: 'Nothing reads a file of this name at this place.',
    suggestion: isSpare
      ? `${near}.json is there already: put into it what is needed, and delete this file.`
      : near
        ? `Did you mean '${near.replace(/(\.json)?$/, '.json')}'?`
        : known,
  };
}

const FOLDER_NAME = /^(families\/)?[a-z0-9]+(-[a-z0-9]+)*$/;

function folderName(name: string): Finding[] {
  if (FOLDER_NAME.test(name)) return [];
  const right = name
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^-|-$/g, '');
  return [
    {
      ...beginningOf(`brands/${name}/brand.json`),
      rule: 'folder-name',
      severity: 'error',
      message: `The folder name '${name}' is not in lower-case letters, digits and dashes.`,
      suggestion: `Rename it to brands/${right}.`,
    },
  ];
}
