import { expandFields } from '../../../brand/compile/expand-fields.ts';
import type { MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../../brand/parse/brand-files.ts';
import {
  emptyObject,
  entriesAt,
  isRemoval,
  itemsAt,
  nodeAt,
  textAt,
  toValue,
  type Node,
  type ObjectNode,
} from '../../../brand/parse/node.ts';
import { quietContext } from '../../../preview/values.ts';
import { describedAt, propertyNames } from '../../../diagnostics/form/schema/described.ts';

/** A field as its form and the library describe it together; texts are keys, where they are kept by one. */
export interface ReadField {
  label?: string;
  help?: string;
  placeholder?: string;
  /** Keys or texts by error. */
  messages: Readonly<Record<string, string>>;
  /** Every schema that describes the answer, also those that only apply to some. */
  described: readonly ObjectNode[];
  widget?: string;
}

export interface ReadForm {
  /** The form's block as the brand writes it. */
  block: Node;
  schema: Node;
  fields: ReadonlyMap<string, ReadField>;
}

/** A form of a screen with its library fields put in; undefined where there is none. */
export function readForm(
  parsed: ParsedSources,
  merged: MergedBrand,
  screen: string,
  id: string,
): ReadForm | undefined {
  const block = itemsAt(merged.screens.get(screen), 'blocks').find(
    (one) => textAt(one, 'id') === id && textAt(one, 'block') === 'form',
  );
  if (!block) return undefined;
  const { schema, ui, messages } = expandFields(
    quietContext(parsed),
    nodeAt(block, ['schema']) ?? emptyObject(block.at),
    nodeAt(block, ['ui']) ?? emptyObject(block.at),
  );
  const names = propertyNames(schema);
  const fields = names.map((name): [string, ReadField] => {
    const described = describedAt(schema, [name]);
    const looks = nodeAt(ui, [name]);
    return [
      name,
      {
        label:
          textAt(looks, 'ui:title') ?? described.flatMap((node) => textAt(node, 'title') ?? [])[0],
        help: textAt(looks, 'ui:help'),
        placeholder: textAt(looks, 'ui:placeholder'),
        messages: messagesOf(messages.get(name), nodeAt(block, ['messages', name])),
        described,
        widget: textAt(looks, 'ui:widget'),
      },
    ];
  });
  return { block, schema, fields: new Map(fields) };
}

function messagesOf(library: Node | undefined, own: Node | undefined): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [error, { node }] of [...entriesAt(library), ...entriesAt(own)]) {
    if (isRemoval(node)) delete written[error];
    else written[error] = String(toValue(node));
  }
  return written;
}
