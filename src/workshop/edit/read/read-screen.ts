import { NoSuchPlace } from '../../say.ts';
import { whenOf } from '../../../brand/compile/read-condition.ts';
import type { BrandSources } from '../../../brand/parse/brand-files.ts';
import { isTextKey } from '../../../brand/compile/resolve-texts.ts';
import {
  entriesAt,
  firstPlaceOf,
  itemsAt,
  nodeAt,
  textAt,
  toValue,
  type JsonValue,
  type Node,
} from '../../../brand/parse/node.ts';
import { originOf } from '../../site/values.ts';
import { fieldsOf, formPlace } from '../build/form-place.ts';
import { openLevel, textsOf, type Level } from '../build/level.ts';
import type { BlockModel, FieldModel, ScreenModel } from '../build/model.ts';
import { readForm, shownText } from './read-form.ts';

/** The folder below brands/ that first said something. */
export const ownerOf = (node: Node): string => originOf(firstPlaceOf(node).file);

/**
 * The blocks and fields of a screen in their order.
 *
 * @throws {NoSuchPlace} where the brand or its screen does not exist.
 */
export function readScreen(sources: BrandSources, brand: string, screen: string): ScreenModel {
  const level = openLevel(sources, brand, brand);
  const root = level.merged.screens.get(screen);
  if (!root) throw new NoSuchPlace('edit.no-screen', { brand, screen });
  const blocks = itemsAt(root, 'blocks').map((block) => ({
    ...blockModel(level, screen, block),
    ...(textAt(block, 'block') === 'form' && { fields: fieldModels(level, screen, block) }),
  }));
  return { screen, blocks };
}

function blockModel(level: Level, screen: string, block: Node): BlockModel {
  const id = textAt(block, 'id') ?? '';
  const shown = (value: JsonValue) =>
    typeof value === 'string' && isTextKey(value) ? shownText(level.merged, value) : value;
  const keys = entriesAt(block).flatMap(([, { node }]) => textAt(node) ?? []);
  return {
    id,
    type: textAt(block, 'block') ?? '',
    text: shownText(
      level.merged,
      keys.find((one) => isTextKey(one)),
    ),
    options: Object.fromEntries(
      entriesAt(block).map(([name, { node }]) => [name, shown(toValue(node))]),
    ),
    from: ownerOf(block),
    isChanged: level.own(`screens/${screen}`, ['blocks', { id }]) !== undefined,
    isUnderCondition: whenOf(block) !== undefined,
  };
}

function fieldModels(level: Level, screen: string, block: Node): FieldModel[] {
  const form = textAt(block, 'id') ?? '';
  const read = readForm(level.parsed, level.merged, screen, form)!;
  const shown = (key: string | undefined) => shownText(level.merged, key);
  const place = formPlace({ screen, form, field: '' });
  const top = fieldsOf(level, place);
  const required = textsOf(level.here(place.document, place.required));
  const inBranches = [...read.fields.keys()].filter((name) => !top.includes(name));
  return [...top, ...inBranches].map((name): FieldModel => {
    const property = nodeAt(block, ['schema', 'properties', name]);
    const isConditional = !top.includes(name);
    const { label, help, placeholder, described, widget } = read.fields.get(name)!;
    const types = described.flatMap((node) => textAt(node, 'type') ?? []);
    return {
      name,
      label: shown(label) || name,
      help: shown(help),
      placeholder: shown(placeholder),
      type: types[0] ?? 'object',
      widget,
      isRequired: required.includes(name),
      from: ownerOf(property ?? block),
      isChanged: saysSomething(level, screen, form, name),
      isUnderCondition: property !== undefined && whenOf(property) !== undefined,
      ...(isConditional && { isConditional: true as const }),
    };
  });
}

function saysSomething(level: Level, screen: string, form: string, field: string): boolean {
  const { document, property, ui, messages } = formPlace({ screen, form, field });
  return [property, ui, [...messages, field]].some(
    (path) => level.own(document, path) !== undefined,
  );
}
