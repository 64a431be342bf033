import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { Node } from '../brand/parse/node.ts';

/** A merged file of a brand. */
export interface BrandDocument {
  /** As in its folder: 'theme', 'screens/lead'. */
  name: string;
  /** Name of its meta-schema. */
  schema: string;
  node: Node;
}

/** The merged files of a brand. */
export const documentsOf = ({ files, screens }: MergedBrand): BrandDocument[] => [
  ...[...files].map(([name, node]) => ({ name, schema: name, node })),
  ...[...screens].map(([id, node]) => ({ name: `screens/${id}`, schema: 'screen', node })),
];
