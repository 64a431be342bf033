import { NoSuchPlace } from '../../say.ts';
import { whenOf } from '../../../brand/compile/read-condition.ts';
import { inherit, type MergedBrand } from '../../../brand/inherit/inherit.ts';
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
import { fieldsOf, formPlace } from '../build/form-place.ts';
import { namesOf, openLevel, textsOf, type Level } from '../build/level.ts';
import type { BlockModel, FieldModel, ScreenModel } from '../build/model.ts';
import { readForm, shownText, type ReadField } from './read-form.ts';

const FOLDER = /^brands\/((?:families\/)?[^/]+)\//;
/** The folder below brands/ that first said something. */
export const ownerOf = (node: Node): string =>
  FOLDER.exec(firstPlaceOf(node).file)?.[1] ?? 'field library';

/**
 * The blocks and fields of a screen in their order, and those that the brand has taken away.
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
  const known = blocks.map(({ id }) => id);
  const gone = itemsAt(parentOf(level)?.screens.get(screen), 'blocks')
    .filter((block) => !known.includes(textAt(block, 'id') ?? ''))
    .map((block): BlockModel => {
      return { ...blockModel(level, screen, block), isChanged: true, isRemoved: true };
    });
  return {
    screen,
    levels: level.merged.chain.toReversed(),
    blocks: [...blocks, ...gone],
  };
}

/** Everything that the brand inherits; undefined for one without a parent. */
export function parentOf({
  parsed,
  merged,
}: Pick<Level, 'parsed' | 'merged'>): MergedBrand | undefined {
  const folder = parsed.folders.get(merged.chain.at(-2) ?? '');
  return folder && inherit(folder, parsed).merged;
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
  const place = formPlace({ screen, form, field: '' });
  const top = fieldsOf(level, place);
  const required = textsOf(level.here(place.document, place.required));
  const inBranches = [...read.fields.keys()].filter((name) => !top.includes(name));
  const models = [...top, ...inBranches].map((name): FieldModel => {
    const property = nodeAt(block, ['schema', 'properties', name]);
    const isConditional = !top.includes(name);
    return {
      ...fieldModel(level, name, read.fields.get(name)!),
      isRequired: required.includes(name),
      from: ownerOf(property ?? block),
      isChanged: saysSomething(level, screen, form, name),
      isUnderCondition: property !== undefined && whenOf(property) !== undefined,
      ...(isConditional && { isConditional: true as const }),
    };
  });
  const known = models.map(({ name }) => name);
  const parent = parentOf(level);
  const above = parent && readForm(level.parsed, parent, screen, form);
  const gone = namesOf(level.above(place.document, place.properties))
    .filter((name) => !known.includes(name) && above?.fields.has(name))
    .map((name): FieldModel => {
      const node = nodeAt(above!.block, ['schema', 'properties', name]) ?? above!.block;
      const model = fieldModel(level, name, above!.fields.get(name)!);
      return { ...model, from: ownerOf(node), isChanged: true, isRemoved: true };
    });
  return [...models, ...gone];
}

function saysSomething(level: Level, screen: string, form: string, field: string): boolean {
  const { document, property, ui, messages } = formPlace({ screen, form, field });
  return [property, ui, [...messages, field]].some(
    (path) => level.own(document, path) !== undefined,
  );
}

function fieldModel(level: Level, name: string, read: ReadField): FieldModel {
  const shown = (key: string | undefined) => shownText(level.merged, key);
  const { described, widget } = read;
  const types = described.flatMap((node) => textAt(node, 'type') ?? []);
  return {
    name,
    label: shown(read.label) || name,
    help: shown(read.help),
    placeholder: shown(read.placeholder),
    type: types[0] ?? 'object',
    widget,
    isRequired: false,
    from: '',
    isChanged: false,
    isUnderCondition: false,
  };
}
