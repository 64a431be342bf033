import type { ValidateFunction } from 'ajv';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Node, Place } from '../../brand/parse/node.ts';
import { firstPlaceOf, nodeAt, pointerParts } from '../../brand/parse/node.ts';
import { checkComplete, type PlacedError } from './check-schema.ts';
import { documentsOf, type BrandDocument } from '../documents.ts';
import type { Finding } from '../finding.ts';
import type { MetaSchemas } from './meta-schemas.ts';
import { pathOf } from '../node-path.ts';
import { twinForms, unmatchedEntries } from './unmatched-entries.ts';

/** Checks the merged files of a brand against their meta-schemas. */
export const checkDocuments = (merged: MergedBrand, metaSchemas: MetaSchemas): Finding[] =>
  documentsOf(merged).flatMap((document) =>
    checkDocument(merged, document, metaSchemas.get(document.schema)!),
  );

function checkDocument(
  merged: MergedBrand,
  document: BrandDocument,
  validate: ValidateFunction,
): Finding[] {
  const errors = checkComplete(document.node, validate);
  const twins = document.schema === 'screen' ? twinForms(document.node) : [];
  const unmatched = twins.length > 0 ? twins : unmatchedEntries(document.node, errors);
  const covered = unmatched.map(({ entry }) => entry);
  return [
    ...unmatched.map(({ finding }) => finding),
    ...errors
      .filter(({ pointer }) => !covered.some((entry) => pointer.startsWith(`${entry}/`)))
      .map((error) => findingOf(merged, document, error)),
  ];
}

function findingOf(
  merged: MergedBrand,
  { name, node }: BrandDocument,
  error: PlacedError,
): Finding {
  const { place, pointer, isChoice: _, ...rest } = error;
  const said = { severity: 'error' as const, ...rest };
  if (error.rule !== 'missing-key') return { ...place, ...said };
  const around = pointerParts(pointer).slice(0, -1);
  const holder = nodeAt(node, around);
  const path = pathOf(node, pointer);
  // An entry of a list belongs to one folder; an object of settings belongs to all.
  if (holder && path.includes('[')) return { ...firstPlaceOf(holder), ...said };
  return { ...ownPlace(merged, node, around), ...said, subject: `${name} ${path}` };
}

/**
 * A key is missing in the brand's own files, even where only a parent has the object: at the innermost
 * object around it that the brand itself wrote.
 */
function ownPlace({ id, brand }: MergedBrand, root: Node, holder: readonly string[]): Place {
  for (let depth = holder.length; depth >= 0; depth--) {
    const place = nodeAt(root, holder.slice(0, depth))?.at;
    if (place?.file.startsWith(`brands/${id}/`)) return place;
  }
  return brand.at;
}
