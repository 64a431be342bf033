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
import { isTextKey } from '../../../brand/compile/resolve-texts.ts';
import type { AnswerOption } from '../model.ts';
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
  /** Words of the answers in `enum`, in their order: keys or texts. */
  enumNames: readonly string[];
}

export interface ReadForm {
  /** The form's block as the brand writes it. */
  block: Node;
  schema: Node;
  /** By name; a field within a group by its path, such as 'address.city'. */
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
  const fields = pathsIn(schema).map((path): [string, ReadField] => {
    const name = path.join('.');
    const described = describedAt(schema, path);
    const looks = nodeAt(ui, path);
    return [
      name,
      {
        enumNames: itemsAt(looks, 'ui:enumNames').map((one) => String(toValue(one))),
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

/** Deeper groups are drawn, but not listed one by one. */
const MAX_DEPTH = 3;

/** The paths of all fields, each group before what it holds. */
function pathsIn(schema: Node, path: readonly string[] = []): string[][] {
  if (path.length >= MAX_DEPTH) return [];
  return propertyNames(schema, path).flatMap((name) => {
    const own = [...path, name];
    return [own, ...pathsIn(schema, own)];
  });
}

/** The words of a text of the brand, or what stands in the place of its key. */
export function shownText({ files }: MergedBrand, key: string | undefined): string {
  if (key === undefined) return '';
  return isTextKey(key) ? (textAt(files.get('texts'), key) ?? key) : key;
}

/** The answers that a field offers to choose from; yes and no have no words. */
export function optionsIn(
  merged: MergedBrand,
  { described, enumNames }: ReadField,
): AnswerOption[] {
  if (described.some((node) => textAt(node, 'type') === 'boolean')) {
    return [true, false].map((value) => ({ value, label: '' }));
  }
  const listed = described.flatMap((node) =>
    itemsAt(node, 'enum').map((one, at) => ({ value: toValue(one), label: enumNames[at] })),
  );
  const titled = described.flatMap((node) =>
    ['oneOf', 'anyOf'].flatMap((keyword) =>
      itemsAt(node, keyword).flatMap((one) => {
        const value = nodeAt(one, ['const']);
        return value ? [{ value: toValue(value), label: textAt(one, 'title') }] : [];
      }),
    ),
  );
  const all = [...listed, ...titled];
  return all.map(({ value, label }) => {
    return { value, label: shownText(merged, label) || String(value) };
  });
}

function messagesOf(library: Node | undefined, own: Node | undefined): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [error, { node }] of [...entriesAt(library), ...entriesAt(own)]) {
    if (isRemoval(node)) delete written[error];
    else written[error] = String(toValue(node));
  }
  return written;
}
