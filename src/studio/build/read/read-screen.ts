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
  type Node,
} from '../../../brand/parse/node.ts';
import { NoSuchPlace } from '../../json-text.ts';
import { fieldsOf, formPlace, propertySteps } from '../form-place.ts';
import { idsOf, namesOf, openLevel, textsOf, type Level } from '../level.ts';
import type { BlockModel, FieldModel, ScreenModel } from '../model.ts';
import { messagesOf } from './read-messages.ts';
import { earlierAnswers } from './earlier-answers.ts';
import { optionsIn, readForm, shownText, type ReadField, type ReadForm } from './read-form.ts';

const FOLDER = /^brands\/((?:families\/)?[^/]+)\//;
/** The folder below brands/ that first said something. */
export const ownerOf = (node: Node): string =>
  FOLDER.exec(firstPlaceOf(node).file)?.[1] ?? 'field library';

const GENERAL = 'error.field';

/**
 * The blocks and fields of a screen in their order, and those that the brand has taken away.
 *
 * @throws {NoSuchPlace} where the brand or its screen does not exist.
 */
export function readScreen(sources: BrandSources, brand: string, screen: string): ScreenModel {
  const level = openLevel(sources, brand, brand);
  const root = level.merged.screens.get(screen);
  if (!root)
    throw new NoSuchPlace(
      `'${brand}' has no screen /${screen}.`,
      `'${brand}' não tem a tela /${screen}.`,
    );
  const document = `screens/${screen}`;
  const blocks = itemsAt(root, 'blocks').map((block) => blockModel(level, screen, block));
  const known = blocks.map(({ id }) => id);
  const removed = idsOf(level.above(document, ['blocks'])).filter((id) => !known.includes(id));
  const parent = parentOf(level);
  const gone = itemsAt(parent?.screens.get(screen), 'blocks')
    .filter((block) => removed.includes(textAt(block, 'id') ?? ''))
    .map((block): BlockModel => {
      const { id, type, text, from } = blockModel(level, screen, block, true);
      return { id, type, text, from, isChanged: true, isRemoved: true };
    });
  return {
    screen,
    levels: level.merged.chain.toReversed(),
    blocks: [...blocks, ...gone],
    answers: earlierAnswers(level, screen),
  };
}

/** Everything that the brand inherits; undefined for one without a parent. */
export function parentOf({ parsed, merged }: Level): MergedBrand | undefined {
  const folder = parsed.folders.get(merged.chain.at(-2) ?? '');
  return folder && inherit(folder, parsed).merged;
}

const textIn = ({ merged }: Level, key: string): string =>
  textAt(merged.files.get('texts'), key) ?? key;

function blockModel(level: Level, screen: string, block: Node, isGone = false): BlockModel {
  const id = textAt(block, 'id') ?? '';
  const type = textAt(block, 'block') ?? '';
  const keys = entriesAt(block).flatMap(([, { node }]) => textAt(node) ?? []);
  const key = keys.find((one) => isTextKey(one));
  const isForm = type === 'form' && !isGone;
  return {
    id,
    type,
    text: key === undefined ? '' : textIn(level, key),
    from: ownerOf(block),
    isChanged: level.own(`screens/${screen}`, ['blocks', { id }]) !== undefined,
    when: whenOf(block),
    ...(isForm && { fields: fieldModels(level, screen, id, block) }),
  };
}

function fieldModels(level: Level, screen: string, form: string, block: Node): FieldModel[] {
  const read = readForm(level.parsed, level.merged, screen, form)!;
  const place = formPlace({ screen, form, field: '' });
  const top = fieldsOf(level, place);
  const required = textsOf(level.here(place.document, place.required));
  const inBranches = [...read.fields.keys()].filter(
    (name) => !top.includes(name) && !name.includes('.'),
  );
  /** The fields of a group as the brand has them, each with what the brand says of it. */
  const inGroup = (group: string): Pick<FieldModel, 'fields'> => {
    const within = [...read.fields.keys()].filter(
      (path) => path.slice(0, path.lastIndexOf('.')) === group && path !== group,
    );
    const fields = within.map((path): FieldModel => {
      const model = fieldModel(level, path, read.fields.get(path)!, isRequiredIn(read, path));
      return {
        ...model,
        from: ownerOf(nodeAt(block, ['schema', ...propertySteps(path)]) ?? block),
        isChanged: saysSomething(level, screen, form, path),
        when: read.fields.get(path)!.described.flatMap((node) => whenOf(node) ?? [])[0],
        ...inGroup(path),
      };
    });
    return fields.length === 0 ? {} : { fields };
  };
  const models = [...top, ...inBranches].map((name): FieldModel => {
    const property = nodeAt(block, ['schema', 'properties', name]);
    const isConditional = !top.includes(name);
    return {
      ...fieldModel(level, name, read.fields.get(name)!, required.includes(name) || isConditional),
      isRequired: required.includes(name),
      from: ownerOf(property ?? block),
      isChanged: saysSomething(level, screen, form, name),
      when: property && whenOf(property),
      ...(isConditional && { isConditional: true as const }),
      ...inGroup(name),
    };
  });
  const known = models.map(({ name }) => name);
  const parent = parentOf(level);
  const above = parent && readForm(level.parsed, parent, screen, form);
  const gone = namesOf(level.above(place.document, place.properties))
    .filter((name) => !known.includes(name) && above?.fields.has(name))
    .map((name): FieldModel => {
      const node = nodeAt(above!.block, ['schema', 'properties', name]) ?? above!.block;
      const model = fieldModel(level, name, above!.fields.get(name)!, false);
      return { ...model, from: ownerOf(node), isChanged: true, isRemoved: true };
    });
  return [...models, ...gone];
}

/** Whether the group around a field says that it has to be answered. */
function isRequiredIn({ fields }: ReadForm, path: string): boolean {
  const [group, name] = [path.slice(0, path.lastIndexOf('.')), path.split('.').at(-1)];
  return fields
    .get(group)!
    .described.some((node) => itemsAt(node, 'required').some((one) => toValue(one) === name));
}

function saysSomething(level: Level, screen: string, form: string, field: string): boolean {
  const { document, property, ui, messages } = formPlace({ screen, form, field });
  return [property, ui, [...messages, field]].some(
    (path) => level.own(document, path) !== undefined,
  );
}

function fieldModel(level: Level, name: string, read: ReadField, isRequired: boolean): FieldModel {
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
    isRequired,
    options: optionsIn(level.merged, read),
    from: '',
    isChanged: false,
    messages: messagesOf(read, isRequired, (key) => textIn(level, key), textIn(level, GENERAL)),
  };
}
