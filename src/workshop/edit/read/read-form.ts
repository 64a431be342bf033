import { expandFields } from '../../../brand/compile/expand-fields.ts';
import type { MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../../brand/parse/brand-files.ts';
import { emptyObject, nodeAt, textAt, type Node } from '../../../brand/parse/node.ts';
import { isTextKey } from '../../../brand/compile/resolve-texts.ts';
import { describedAt, propertyNames } from '../../../checker/form/schema/described.ts';
import { silentContext, type FieldSchema } from '../../../checker/form/schema/forms.ts';
import { nodeOf, valueOf } from '../../../checker/typed.ts';

/**
 * The fields of a form's block by name, as the form and the library describe them together; texts are keys, where they
 * are kept by one. Those of a group are not among them, those that only some answers ask are.
 */
export function readFields(parsed: ParsedSources, block: Node) {
  const { schema, ui } = expandFields(
    silentContext(parsed),
    nodeAt(block, ['schema']) ?? emptyObject(block.at),
    nodeAt(block, ['ui']) ?? emptyObject(block.at),
  );
  const whole = valueOf(schema) as FieldSchema;
  const fields = propertyNames(whole).map((name) => {
    const described = describedAt(whole, [name]).map((one) => nodeOf(one));
    const looks = nodeAt(ui, [name]);
    const titles = described.flatMap((node) => textAt(node, 'title') ?? []);
    const field = {
      label: textAt(looks, 'ui:title') ?? titles[0],
      help: textAt(looks, 'ui:help'),
      placeholder: textAt(looks, 'ui:placeholder'),
      types: described.flatMap((node) => textAt(node, 'type') ?? []),
      widget: textAt(looks, 'ui:widget'),
    };
    return [name, field] as const;
  });
  return new Map(fields);
}

/** The words of a text of the brand, or what stands in the place of its key. */
export function shownText({ files }: MergedBrand, key: string | undefined): string {
  if (key === undefined) return '';
  return isTextKey(key) ? (textAt(files.get('texts'), key) ?? key) : key;
}
