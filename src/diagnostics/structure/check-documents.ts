import type { ValidateFunction } from 'ajv';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Node, Place } from '../../brand/parse/node.ts';
import { firstPlaceOf, nodeAt } from '../../brand/parse/node.ts';
import { checkComplete, type PlacedError } from './check-schema.ts';
import { documentsOf, type BrandDocument } from '../documents.ts';
import type { Finding } from '../finding.ts';
import type { MetaSchemas } from './meta-schemas.ts';
import { partsOf, pathOf } from '../node-path.ts';
import type { Numbers } from '../recall/content-numbers.ts';
import { namesFolder, relocated } from '../recall/recall-findings.ts';
import { isKnownSound } from './sound-document.ts';
import { unmatchedEntries } from './unmatched-entries.ts';

/** JSON pointers, by file, of values that are not the object or list they have to be. */
export type BrokenPointers = ReadonlyMap<string, readonly string[]>;

/** Tells what every merged file of a brand shows against its meta-schema; of equal ones once. */
export function createDocumentCheck(numbers: Numbers) {
  const memory = new Map<string, { folder: string; findings: Finding[] }>();
  return (
    merged: MergedBrand,
    metaSchemas: MetaSchemas,
    broken: BrokenPointers,
    folder: string,
  ): Finding[] => {
    const around = numbers.place(merged.brand.at, folder);
    return documentsOf(merged).flatMap((document) => {
      const validate = metaSchemas.get(document.schema)!;
      if (isKnownSound(document.node, validate)) return [];
      const pointers = brokenIn(merged, document, broken);
      const own = numbers.of(document.node, folder);
      const content = `${document.name} ${own} ${around} ${pointers.join()}`;
      const known = memory.get(content);
      if (known) return relocated(known.findings, known.folder, folder);
      const findings = checkDocument(merged, document, validate, pointers);
      if (!namesFolder(findings, folder)) memory.set(content, { folder, findings });
      return findings;
    });
  };
}

function checkDocument(
  merged: MergedBrand,
  document: BrandDocument,
  validate: ValidateFunction,
  pointers: readonly string[],
): Finding[] {
  const all = checkComplete(document.node, validate);
  const faults = all.filter((fault) => !followsFrom(pointers, fault));
  const unmatched = unmatchedEntries(document.node, faults);
  const covered = unmatched.map(({ entry }) => entry);
  return [
    ...unmatched.map(({ finding }) => finding),
    ...faults
      .filter(({ pointer }) => !covered.some((entry) => pointer.startsWith(`${entry}/`)))
      .map((fault) => findingOf(merged, document, fault)),
  ];
}

function brokenIn({ chain }: MergedBrand, { name }: BrandDocument, broken: BrokenPointers) {
  return chain.flatMap((folder) => broken.get(`brands/${folder}/${name}.json`) ?? []);
}

/** What an object lacks because an ancestor's was none, and nothing was inherited. */
const followsFrom = (pointers: readonly string[], { rule, pointer }: PlacedError): boolean =>
  rule === 'missing-key' && pointers.some((one) => pointer.startsWith(`${one}/`));

function findingOf(
  merged: MergedBrand,
  { name, node }: BrandDocument,
  { place, pointer, rule, message, suggestion, covers }: PlacedError,
): Finding {
  const said = { rule, severity: 'error' as const, message, suggestion, covers };
  if (rule !== 'missing-key') return { ...place, ...said };
  const around = partsOf(pointer).slice(0, -1);
  const holder = nodeAt(node, around);
  const path = pathOf(node, pointer);
  // An entry of a list is somebody's; an object of settings is everybody's.
  if (holder && path.includes('[')) return { ...firstPlaceOf(holder), ...said };
  return { ...ownPlace(merged, node, around), ...said, subject: `${name} ${path}` };
}

/**
 * What is missing is missing in the brand's own files, even where only a parent has the object: at the
 * innermost object around it that the brand itself wrote.
 */
function ownPlace({ id, brand }: MergedBrand, root: Node, holder: readonly string[]): Place {
  for (let depth = holder.length; depth >= 0; depth--) {
    const place = nodeAt(root, holder.slice(0, depth))?.at;
    if (place?.file.startsWith(`brands/${id}/`)) return place;
  }
  return brand.at;
}
