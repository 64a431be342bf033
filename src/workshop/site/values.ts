import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import { expandFields } from '../../brand/compile/expand-fields.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { memoize } from '../../brand/memo.ts';
import {
  emptyObject,
  entriesAt,
  folderOf,
  itemsAt,
  nodeAt,
  textAt,
  type Node,
} from '../../brand/parse/node.ts';
import { silentContext } from '../../checker/form/schema/forms.ts';
import { filesOf } from '../../checker/check-brands.ts';
import { pathsByPlace, placeKey } from '../../checker/node-path.ts';
import type { PathStep } from '../edit/json-path.ts';
import { templateIdOf } from '../../flow/templates.ts';
import type { EditPlace } from '../edit/build/edit.ts';
import type { BrandValues, Value, ValueGroup } from './value.ts';

type Scalar = Extract<Node, { kind: 'scalar' }>;
interface Found {
  group: ValueGroup;
  names: readonly string[];
  node: Scalar;
  /** Its place in the merged brand. */
  place: EditPlace;
}

/** Keys that identify or place a block, or that refer to values listed elsewhere. */
const STRUCTURE: readonly string[] = ['$schema', 'id', 'after', '$remove', 'extends', '$ref'];

/** Every plain value within a node, with the names that lead to it. */
function scalarsIn(
  group: ValueGroup,
  node: Node | undefined,
  place: EditPlace,
  names: readonly string[] = [],
): Found[] {
  if (!node) return [];
  if (node.kind === 'scalar') return [{ group, names, node, place }];
  const parts: [string, PathStep, Node][] =
    node.kind === 'object'
      ? [...node.entries].map(([key, entry]) => [key, key, entry.node])
      : node.items.map((item, index) => {
          const id = textAt(item, 'id');
          return [id ?? String(index + 1), id === undefined ? index : { id }, item];
        });
  return parts
    .filter(([key]) => !STRUCTURE.includes(key))
    .flatMap(([key, step, inner]) => scalarsIn(group, inner, within(place, step), [...names, key]));
}

const placeIn = (document: string, ...steps: PathStep[]): EditPlace => ({ document, steps });
const within = ({ document, steps }: EditPlace, ...more: PathStep[]): EditPlace =>
  placeIn(document, ...steps, ...more);

const pathsIn = memoize((root: Node) => pathsByPlace(root));

/** The folder below brands/ of a file, in words. */
export const originOf = (file: string): string => folderOf(file) ?? 'field library';

/** All values of a brand's screens, each with the place where it is written; `programTexts` are keys. */
export function valuesOf(
  merged: MergedBrand,
  sources: ParsedSources,
  programTexts: readonly string[],
): BrandValues {
  const roots = new Map([...filesOf(sources)].map(([root]) => [root.at.file, root]));
  const write = (found: readonly Found[]): Value[] => {
    const values = found.map((one) => valueOf(merged, roots, one));
    const keyOf = ({ group, name, file, path }: Value) => JSON.stringify([group, name, file, path]);
    return [...new Map(values.map((one) => [keyOf(one), one])).values()];
  };
  const texts = merged.files.get('texts');
  const everywhere = write([
    ...scalarsIn('Brand', merged.brand, placeIn('brand')),
    ...scalarsIn('Colours', merged.files.get('theme'), placeIn('theme')),
    ...programTexts.flatMap((key) =>
      scalarsIn('Program texts', nodeAt(texts, [key]), placeIn('texts', key), [key]),
    ),
    ...scalarsIn('Sandbox', merged.files.get('sandbox'), placeIn('sandbox')),
  ]);
  const screens = [...merged.screens].map(([template, screen]) => {
    const blocks = itemsAt(screen, 'blocks').flatMap((block) =>
      foundInBlock(sources, template, block),
    );
    return [template, write([...blocks, ...foundInSteps(merged, template, screen)])] as const;
  });
  return { everywhere, screens: Object.fromEntries(screens) };
}

/** A value as it is written, or the text behind it where it is the key of one. */
function valueOf(
  merged: MergedBrand,
  roots: ReadonlyMap<string, Node>,
  { group, names, node, place }: Found,
): Value {
  const text = nodeAt(merged.files.get('texts'), [String(node.value)]);
  const isText = text?.kind === 'scalar';
  const { value, at } = isText ? text : node;
  const groupOfText = group === 'Blocks' ? 'Texts' : group;
  const origin = originOf(at.file);
  const root = roots.get(at.file);
  return {
    group: isText ? groupOfText : group === 'Fields' ? 'Rules' : group,
    name: names.join(' · '),
    value,
    file: at.file,
    line: at.line,
    path: (root && pathsIn(root).get(placeKey(at))) ?? '',
    place: isText ? placeIn('texts', String(node.value)) : place,
    from: origin === merged.id ? '' : origin,
    ...(isText && { key: String(node.value), namedAt: `${node.at.file}:${node.at.line}` }),
  };
}

/** The parts of a form that are listed field by field. */
const FORM_PARTS: readonly string[] = ['schema', 'ui', 'messages'];

function foundInBlock(sources: ParsedSources, template: string, block: Node): Found[] {
  const id = textAt(block, 'id') ?? '';
  const place = placeIn(`screens/${template}`, 'blocks', { id });
  const isForm = textAt(block, 'block') === 'form';
  const own = entriesAt(block)
    .filter(([key]) => !STRUCTURE.includes(key) && !(isForm && FORM_PARTS.includes(key)))
    .flatMap(([key, { node }]) => scalarsIn('Blocks', node, within(place, key), [id, key]));
  return isForm ? [...own, ...foundInForm(sources, block, place)] : own;
}

/** The parts of a form's block, with what its fields take from the library. */
export const expandedForm = (sources: ParsedSources, block: Node) =>
  expandFields(
    silentContext(sources),
    nodeAt(block, ['schema']) ?? emptyObject(block.at),
    nodeAt(block, ['ui']) ?? emptyObject(block.at),
  );

function foundInForm(sources: ParsedSources, block: Node, place: EditPlace): Found[] {
  const { schema, ui, messages } = expandedForm(sources, block);
  const ofFields = [
    ...scalarsIn('Fields', schema, within(place, 'schema')),
    ...scalarsIn('Fields', ui, within(place, 'ui')),
  ];
  // The keyword only leads to a field.
  const named = (names: readonly string[]) => names.filter((name) => name !== 'properties');
  return [
    ...ofFields.map((found) => ({ ...found, names: named(found.names) })),
    ...entriesAt(messages).flatMap(([field, { node }]) =>
      scalarsIn('Messages', node, within(place, 'messages', field), [field]),
    ),
    ...scalarsIn('Messages', nodeAt(block, ['messages']), within(place, 'messages')),
  ];
}

function foundInSteps({ files, brand }: MergedBrand, template: string, screen: Node): Found[] {
  const idOf = (node: Node) => textAt(node, 'id') ?? '';
  const steps = itemsAt(files.get('flows'), 'flows').flatMap((flow) =>
    itemsAt(flow, 'steps').flatMap((step) => {
      if (templateIdOf(textAt(step, 'templateId') ?? '') !== template) return [];
      const [inFlow, inStep] = [{ id: idOf(flow) }, { id: idOf(step) }];
      const place = placeIn('flows', 'flows', inFlow, 'steps', inStep);
      return scalarsIn('Steps', step, place, [`${inFlow.id} › ${inStep.id}`]);
    }),
  );
  const ownPlace = placeIn(`screens/${template}`, 'stepNumber');
  const own = scalarsIn('Steps', nodeAt(screen, ['stepNumber']), ownPlace, ['stepNumber']);
  // A screen may name a number of brand.json, and the indicator always shows how many steps there are.
  const numbers = [...own.map(({ node }) => String(node.value)), 'stepsNumber'].flatMap((name) => {
    const path = name.split('.');
    return scalarsIn('Steps', nodeAt(brand, path), placeIn('brand', ...path), [name]);
  });
  return [...steps, ...own, ...numbers];
}
