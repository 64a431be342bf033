import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import {
  entriesAt,
  itemsAt,
  nodeAt,
  textAt,
  type Node,
  type Place,
} from '../../brand/parse/node.ts';
import { subschemasOf } from '../form/schema/subschemas.ts';
import { memoize } from '../memo.ts';

/** A mention of what a buyer has answered on an earlier screen. */
export interface AskedAnswer {
  name: string;
  at: Place;
  /** The value that it is compared with, where one is written. */
  is?: Node;
  /** Compared in a condition, or copied into a field. */
  by: 'when' | 'prefill';
}

/** The answers that a block asks for: in its condition, in those of its fields, and to begin fields with. */
export const askedIn = memoize((block: Node): readonly AskedAnswer[] => [
  ...[block, ...subschemasOf(nodeAt(block, ['schema'])).map(({ node }) => node)].flatMap((owner) =>
    comparedIn(nodeAt(owner, ['when'])),
  ),
  ...entriesAt(block, 'prefill').flatMap(([, { node }]): AskedAnswer[] => {
    const name = textAt(node);
    return name === undefined ? [] : [{ name, at: node.at, by: 'prefill' }];
  }),
]);

function comparedIn(when: Node | undefined): AskedAnswer[] {
  if (!when) return [];
  const name = textAt(when, 'answer');
  if (name !== undefined) {
    const at = nodeAt(when, ['answer'])!.at;
    return [{ name, at, is: nodeAt(when, ['is']), by: 'when' }];
  }
  const parts = [...itemsAt(when, 'all'), ...itemsAt(when, 'any'), nodeAt(when, ['not'])];
  return parts.flatMap(comparedIn);
}

/** The names of all answers that screens of a brand ask for. */
export const askedNames = memoize(
  ({ screens }: MergedBrand): ReadonlySet<string> =>
    new Set(
      [...screens.values()]
        .flatMap((screen) => itemsAt(screen, 'blocks'))
        .flatMap(askedIn)
        .map(({ name }) => name),
    ),
);
