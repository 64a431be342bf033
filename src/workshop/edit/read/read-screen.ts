import { NoSuchPlace } from '../../say.ts';
import { whenOf } from '../../../brand/compile/read-condition.ts';
import type { MergedBrand } from '../../../brand/inherit/inherit.ts';
import type { BrandSources, ParsedSources } from '../../../brand/parse/brand-files.ts';
import { isTextKey } from '../../../brand/compile/resolve-texts.ts';
import {
  entriesAt,
  firstPlaceOf,
  itemsAt,
  nodeAt,
  textAt,
  toValue,
  type Node,
} from '../../../brand/parse/node.ts';
import { describedAt, propertyNames } from '../../../checker/form/schema/described.ts';
import type { FieldSchema } from '../../../checker/form/schema/forms.ts';
import { nodeOf, valueOf } from '../../../checker/typed.ts';
import { expandedForm, originOf } from '../../site/values.ts';
import { openDraft, parseBrands } from '../build/draft.ts';
import { fieldsOf, openForm, textsOf } from '../build/form.ts';
import { valueIn } from '../json-path.ts';

/** The folder below brands/ that first said something. */
export const ownerOf = (node: Node): string => originOf(firstPlaceOf(node).file);

/** The parts of a form's block that speak of its fields by their names. */
const PARTS = [['schema', 'properties'], ['ui'], ['messages']];

/** @throws {NoSuchPlace} where the brand or its screen does not exist. */
export function readScreen(sources: BrandSources, brand: string, screen: string) {
  const draft = openDraft(parseBrands(sources), brand);
  const { parsed, merged } = draft;
  const root = merged.screens.get(screen);
  if (!root) throw new NoSuchPlace('edit.no-screen', { brand, screen });
  const own = draft.own(`screens/${screen}`);

  function fieldsIn(block: Node, id: string) {
    const form = openForm(draft, { screen, form: id })!;
    const top = fieldsOf(form);
    const required = textsOf(form.schema.required);
    const ownBlock = valueIn(own, ['blocks', { id }]);
    return [...readFields(parsed, block)]
      .toSorted(([a], [b]) => placeIn(top, a) - placeIn(top, b))
      .map(([name, { label, help, placeholder, types, widget }]) => {
        const property = nodeAt(block, ['schema', 'properties', name]);
        return {
          name,
          label: shownText(merged, label) || name,
          help: shownText(merged, help),
          placeholder: shownText(merged, placeholder),
          type: types[0] ?? 'object',
          widget,
          isRequired: required.includes(name),
          from: ownerOf(property ?? block),
          isChanged: PARTS.some((part) => valueIn(ownBlock, [...part, name]) !== undefined),
          isUnderCondition: property !== undefined && whenOf(property) !== undefined,
          /** It is asked only after some answers to others. */
          isConditional: !top.includes(name),
        };
      });
  }

  const blocks = itemsAt(root, 'blocks').map((block) => {
    const id = textAt(block, 'id') ?? '';
    const type = textAt(block, 'block') ?? '';
    const entries = entriesAt(block).map(([name, { node }]) => [name, toValue(node)] as const);
    const texts = entries.filter(([, value]) => typeof value === 'string' && isTextKey(value));
    const shown = texts.map(([name, key]) => [name, shownText(merged, String(key))] as const);
    return {
      id,
      type,
      /** The first text that it shows. */
      text: shown[0]?.[1] ?? '',
      /** Its options, texts in place of their keys. */
      options: Object.fromEntries([...entries, ...shown]),
      from: ownerOf(block),
      /** The brand says something of it that its parent does not. */
      isChanged: valueIn(own, ['blocks', { id }]) !== undefined,
      /** Some buyers do not see it. */
      isUnderCondition: whenOf(block) !== undefined,
      fields: type === 'form' ? fieldsIn(block, id) : undefined,
    };
  });
  return { screen, blocks };
}

export type ScreenModel = ReturnType<typeof readScreen>;
export type BlockModel = ScreenModel['blocks'][number];
export type FieldModel = NonNullable<BlockModel['fields']>[number];

/** Fields of branches follow those at the top of a form. */
const placeIn = (top: readonly string[], name: string): number =>
  top.includes(name) ? top.indexOf(name) : top.length;

/**
 * The fields of a form's block by name, as the form and the library describe them together; texts are keys, where they
 * are kept by one. Those of a group are not among them, those that only some answers ask are.
 */
export function readFields(parsed: ParsedSources, block: Node) {
  const { schema, ui } = expandedForm(parsed, block);
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
function shownText({ files }: MergedBrand, key: string | undefined): string {
  if (key === undefined) return '';
  return isTextKey(key) ? (textAt(files.get('texts'), key) ?? key) : key;
}
