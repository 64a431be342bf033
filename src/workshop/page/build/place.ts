import type { RJSFSchema } from '@rjsf/utils';
import { useSay } from '../language.ts';

/** Items in their order, or choices, with their names for people. */
export type Order = readonly { id: string; name: string }[];

/** A question with choices, of which an item itself is none. */
export const choiceOf = (title: string, choices: Order, own?: string): RJSFSchema => ({
  type: 'string',
  title,
  oneOf: choices.flatMap(({ id, name }) => (id === own ? [] : [{ const: id, title: name }])),
});

/** The question which item one stands behind; without an answer it is the first. */
export function usePlace(order: Order, own?: string) {
  const say = useSay();
  return {
    after: choiceOf(say('behind'), order, own),
    ui: { after: { 'ui:placeholder': say('top') } },
    /** The item that it stands behind now; a new one stands behind all others. */
    now:
      own === undefined ? order.at(-1)?.id : order[order.findIndex(({ id }) => id === own) - 1]?.id,
  };
}
