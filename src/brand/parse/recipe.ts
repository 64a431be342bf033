import type { Node } from './node.ts';

/** The sources of a document; documents with equal recipes are equal. */
export type Recipe =
  | { kind: 'file'; text: string }
  /** `child` laid over `parent`. */
  | { kind: 'merged'; parent: Node; child: Node };

const recipes = new WeakMap<Node, Recipe>();

/** Stores the recipe of a document. */
export const noteRecipe = (node: Node, recipe: Recipe) => recipes.set(node, recipe);

/** The recipe of a whole document; undefined for a part of one. */
export const recipeOf = (node: Node): Recipe | undefined => recipes.get(node);
