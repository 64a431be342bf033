import type { ParsedSources } from '../brand/brand-files.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import type { Node, Place } from '../brand/node.ts';
import type { CheckInput } from './check.ts';
import { checkComplete, type PlacedFault } from './check-schema.ts';
import { checks } from './checks/all.ts';
import { documentsOf } from './documents.ts';
import type { Finding } from './finding.ts';
import { formsOf } from './forms.ts';
import type { MetaSchemas } from './meta-schemas.ts';
import { pathOf } from './node-path.ts';

/** What a brand shows once all its parents have spoken. */
export function checkMerged(
  merged: MergedBrand,
  parent: MergedBrand | undefined,
  sources: ParsedSources,
  metaSchemas: MetaSchemas,
): Finding[] {
  const input: CheckInput = {
    merged,
    parent,
    forms: formsOf(merged, sources),
    sources,
    metaSchemas,
  };
  const found = documentsOf(merged).flatMap(({ name, schema, node }) =>
    checkComplete(node, metaSchemas.get(schema)!).map((fault) =>
      findingOf(merged, name, node, fault),
    ),
  );
  for (const { rule, severity = 'error', run } of checks) {
    run(input, ({ file, line, column }, message, suggestion, subject) => {
      found.push({ file, line, column, rule, severity, message, suggestion, subject });
    });
  }
  return found;
}

function findingOf(
  merged: MergedBrand,
  document: string,
  node: Node,
  { place, pointer, ...fault }: PlacedFault,
): Finding {
  const isMissing = fault.rule === 'missing-key';
  const { file, line, column } = isMissing ? ownPlace(merged, node, place) : place;
  const subject = isMissing ? `${document} ${pathOf(node, pointer)}` : undefined;
  return { file, line, column, severity: 'error', ...fault, subject };
}

/** What is missing is missing in the brand's own files, even where only a parent has the object. */
function ownPlace({ id, brand }: MergedBrand, root: Node, place: Place): Place {
  const own = `brands/${id}/`;
  if (place.file.startsWith(own)) return place;
  return root.at.file.startsWith(own) ? root.at : brand.at;
}
