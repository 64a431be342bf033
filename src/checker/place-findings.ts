import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { ParsedSources } from '../brand/parse/brand-files.ts';
import type { Node } from '../brand/parse/node.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { documentsOf } from './documents.ts';
import type { Finding } from './finding.ts';
import { memoize } from './memo.ts';
import { pathsByPlace, placeKey } from './node-path.ts';

/** Root node of each file, by path. */
export type RootOfFile = ReadonlyMap<string, Node>;

export function rootsOf({ folders, fields, registry }: ParsedSources): RootOfFile {
  const roots = [
    ...[...folders.values()].flatMap(({ files, screens }) => [
      ...files.values(),
      ...screens.values(),
    ]),
    ...fields.values(),
    ...(registry ? [registry] : []),
  ];
  return new Map(roots.map((root) => [root.at.file, root]));
}

/** Brands inherit whole documents, whose objects are listed once. */
const objectsIn = memoize((root: Node) => pathsByPlace(root, 'objects'));
const placesIn = memoize((root: Node) => pathsByPlace(root));

/**
 * Notes the folder that shows a finding and, for one about a whole object, the path of the object, which
 * is the same in every folder that inherits it.
 */
export function placedIn(merged: MergedBrand, files: RootOfFile): (finding: Finding) => Finding {
  return (finding) => {
    const subject = finding.subject ?? subjectOf(merged, finding, files);
    return { ...finding, folder: merged.id, subject };
  };
}

function subjectOf(merged: MergedBrand, finding: Finding, files: RootOfFile): string | undefined {
  const place = placeKey(finding);
  const file = files.get(finding.file);
  if (file && !objectsIn(file).has(place)) return undefined;
  for (const { name, node } of documentsOf(merged).reverse()) {
    const path = objectsIn(node).get(place);
    if (path !== undefined) return `${name} ${path}`;
  }
  return undefined;
}

/** Notes where in its file's JSON each diagnostic is. */
export function notePaths(diagnostics: readonly Diagnostic[], files: RootOfFile): void {
  for (const diagnostic of diagnostics) {
    const root = files.get(diagnostic.file);
    const path = root && placesIn(root).get(placeKey(diagnostic));
    if (path) diagnostic.path = path;
  }
}
