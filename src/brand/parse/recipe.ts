import type { Node } from './node.ts';

/** What a document was put together from; who has the same recipe is the same. */
export type Recipe =
  | { kind: 'file'; text: string }
  /** `child` laid over `parent`. */
  | { kind: 'merged'; parent: Node; child: Node };

const recipes = new WeakMap<Node, Recipe>();

/** Notes where a document comes from. */
export const noteRecipe = (node: Node, recipe: Recipe) => recipes.set(node, recipe);

/** Where a whole document comes from; undefined for a part of one. */
export const recipeOf = (node: Node): Recipe | undefined => recipes.get(node);
