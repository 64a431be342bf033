import type { ValidateFunction } from 'ajv';
import type { Node } from '../../brand/parse/node.ts';
import { isRemoval } from '../../brand/parse/node.ts';
import { recipeOf } from '../../brand/parse/recipe.ts';
import { checkComplete, checkFile, hasNoErrors } from './check-schema.ts';

/** Keywords of a schema that judges each property by itself, and asks for some. */
const FLAT = ['$id', '$schema', 'title', 'description', 'examples', 'type', 'properties'];
const FLAT_TOO = ['patternProperties', 'additionalProperties', 'required'];

/**
 * Whether a merged document is known to be right without looking at all of it: it was looked at
 * before, or a file that is right was laid over one that is, a value in place of a value.
 */
export function isKnownSound(node: Node, validate: ValidateFunction): boolean {
  if (hasNoErrors(node, validate)) return true;
  const recipe = recipeOf(node);
  if (recipe?.kind !== 'merged' || node.kind !== 'object') return false;
  const { parent, child } = recipe;
  const schema = validate.schema as { required?: string[] };
  return (
    Object.keys(schema).every((keyword) => FLAT.includes(keyword) || FLAT_TOO.includes(keyword)) &&
    (schema.required ?? []).every((key) => node.entries.has(key)) &&
    child.kind === 'object' &&
    [...child.entries.values()].every(
      (one) => one.node.kind === 'scalar' && !isRemoval(one.node),
    ) &&
    checkFile(child, validate).length === 0 &&
    checkComplete(parent, validate).length === 0
  );
}
