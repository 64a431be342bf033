import { expandFields } from '../../../brand/compile/expand-fields.ts';
import type { MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../../brand/parse/brand-files.ts';
import {
  emptyObject,
  itemsAt,
  nodeAt,
  textAt,
  type Node,
  type ObjectNode,
} from '../../../brand/parse/node.ts';
import { isTextKey } from '../../../brand/compile/resolve-texts.ts';
import { describedAt, propertyNames } from '../../../checker/form/schema/described.ts';
import { silentContext, type FieldSchema } from '../../../checker/form/schema/forms.ts';
import { nodeOf, valueOf } from '../../../checker/typed.ts';

/** A field as its form and the library describe it together; texts are keys, where they are kept by one. */
export interface ReadField {
  label?: string;
  help?: string;
  placeholder?: string;
  /** Every schema that describes the answer, also those that only apply to some. */
  described: readonly ObjectNode[];
  widget?: string;
}

export interface ReadForm {
  /** The form's block as the brand writes it. */
  block: Node;
  schema: Node;
  /** By name; those of a group are not listed. */
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
  const { schema, ui } = expandFields(
    silentContext(parsed),
    nodeAt(block, ['schema']) ?? emptyObject(block.at),
    nodeAt(block, ['ui']) ?? emptyObject(block.at),
  );
  const whole = valueOf(schema) as FieldSchema;
  const fields = propertyNames(whole).map((name): [string, ReadField] => {
    const described = describedAt(whole, [name]).map((one) => nodeOf(one) as ObjectNode);
    const looks = nodeAt(ui, [name]);
    return [
      name,
      {
        label:
          textAt(looks, 'ui:title') ?? described.flatMap((node) => textAt(node, 'title') ?? [])[0],
        help: textAt(looks, 'ui:help'),
        placeholder: textAt(looks, 'ui:placeholder'),
        described,
        widget: textAt(looks, 'ui:widget'),
      },
    ];
  });
  return { block, schema, fields: new Map(fields) };
}

/** The words of a text of the brand, or what stands in the place of its key. */
export function shownText({ files }: MergedBrand, key: string | undefined): string {
  if (key === undefined) return '';
  return isTextKey(key) ? (textAt(files.get('texts'), key) ?? key) : key;
}
