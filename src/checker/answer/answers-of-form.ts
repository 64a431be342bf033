import type { UiSchema } from '@rjsf/utils';
import { nodeAt, textAt, toValue } from '../../brand/parse/node.ts';
import type { ObjectNode, Place } from '../../brand/parse/node.ts';
import { ACTIONS, type ActionDescriptor } from '../../contract/actions.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import type { Form } from '../form/schema/forms.ts';

/** An answer that a form gives to its action. */
export interface Answer {
  name: string;
  /** Every schema that describes it: one that stands in several branches has several. */
  nodes: readonly ObjectNode[];
  /** Its place in the form, or in the library. */
  at: Place;
}

/** The action of a form's button; undefined for one that there is not, which another rule reports. */
export const actionOf = ({ block }: Form): ActionDescriptor | undefined =>
  ACTIONS[textAt(block, 'action') as ActionName];

/** The answers of a form by name: the fields and groups at its top, in whatever branch they stand. */
export function answersOf({ parts, block }: Form): Answer[] {
  const nodes = new Map<string, ObjectNode[]>();
  for (const { node, path, kind, slot } of parts) {
    const [name = ''] = path;
    if (kind === 'test' || path.length !== 1 || slot?.keyword !== 'properties') continue;
    if (name.startsWith('#/')) continue;
    nodes.set(name, [...(nodes.get(name) ?? []), node]);
  }
  return [...nodes].map(([name, found]) => {
    const own = nodeAt(block, ['schema', 'properties', name]);
    return { name, nodes: found, at: own?.at ?? found[0]!.at };
  });
}

/** Names of the fields whose values are never kept. */
export function secretNamesOf({ schema, ui }: Form): ReadonlySet<string> {
  const variants = { all: { schema: toValue(schema) as object, validator: '' } };
  const pages = [{ id: '', submit: '', variants }];
  return secretFields({ pages, ui: toValue(ui) as UiSchema });
}
