import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import type { CompileContext } from '../../brand/compile/compile-context.ts';
import { expandFields } from '../../brand/compile/expand-fields.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import {
  emptyObject,
  entriesAt,
  itemsAt,
  nodeAt,
  textAt,
  type Node,
  type Place,
} from '../../brand/parse/node.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import { pathsByPlace, placeKey } from '../../checker/node-path.ts';
import { templateIdOf } from '../../flow/templates.ts';
import type { BrandValues, Value, ValueGroup } from './value.ts';

type Scalar = Extract<Node, { kind: 'scalar' }>;
interface Found {
  names: string[];
  node: Scalar;
}

/** Keys that identify or place a block, or that refer to values listed elsewhere. */
const STRUCTURE: readonly string[] = ['$schema', 'id', 'after', '$remove', 'extends', '$ref'];

/** Every plain value within a node, with the names that lead to it. */
function scalarsIn(node: Node | undefined, names: readonly string[] = []): Found[] {
  if (!node) return [];
  if (node.kind === 'scalar') return [{ names: [...names], node }];
  const parts: [string, Node][] =
    node.kind === 'object'
      ? [...node.entries].map(([key, entry]) => [key, entry.node])
      : node.items.map((item, index) => [textAt(item, 'id') ?? String(index + 1), item]);
  return parts
    .filter(([key]) => !STRUCTURE.includes(key))
    .flatMap(([key, inner]) => scalarsIn(inner, [...names, key]));
}

type PathOf = (place: Place) => string;

/** The JSON path of a place in any of the files that were read; each file is looked through once. */
export function pathsIn({ folders, fields }: ParsedSources): PathOf {
  const all = [...folders.values()];
  const roots = all.flatMap(({ files, screens }) => [...files.values(), ...screens.values()]);
  const byFile = new Map([...roots, ...fields.values()].map((root) => [root.at.file, root]));
  const known = new Map<string, Map<string, string>>();
  return (place) => {
    const root = byFile.get(place.file);
    if (!root) return '';
    const paths = known.get(place.file) ?? pathsByPlace(root);
    known.set(place.file, paths);
    return paths.get(placeKey(place)) ?? '';
  };
}

const FOLDER = /^brands\/((?:families\/)?[^/]+)\//;
const originOf = (file: string): string => FOLDER.exec(file)?.[1] ?? 'field library';

interface Input {
  merged: MergedBrand;
  sources: ParsedSources;
  /** Keys of the texts that the program shows by itself. */
  programTexts: readonly string[];
  jsonPathOf: PathOf;
}

/** All values of a brand's screens, each with the place where it is written. */
export function valuesOf(input: Input): BrandValues {
  const { merged, programTexts } = input;
  const values: Value[] = [];
  const known = new Map<string, number>();
  const write = (found: readonly Value[]): number[] => [
    ...new Set(
      found.map((value) => {
        const key = JSON.stringify([value.group, value.name, value.file, value.path]);
        const at = known.get(key) ?? values.push(value) - 1;
        known.set(key, at);
        return at;
      }),
    ),
  ];
  const plain = plainValues(input);
  const texts = merged.files.get('texts');
  const all = (group: ValueGroup, found: readonly Found[]) => found.map((one) => plain(group, one));
  const everywhere = write([
    ...all('Brand', scalarsIn(merged.brand)),
    ...all('Colours', scalarsIn(merged.files.get('theme'))),
    ...programTexts.flatMap((key) => all('Program texts', scalarsIn(nodeAt(texts, [key]), [key]))),
    ...all('Sandbox', scalarsIn(merged.files.get('sandbox'))),
  ]);
  const screens = [...merged.screens].map(([template, screen]) => {
    const blocks = itemsAt(screen, 'blocks').flatMap((block) => valuesOfBlock(input, block));
    return [template, write([...blocks, ...valuesOfSteps(input, template, screen)])] as const;
  });
  return { values, everywhere, screens: Object.fromEntries(screens) };
}

/** A value as it is written, or the text behind it where it is the key of one. */
const plainValues = ({ merged, jsonPathOf }: Input) => {
  const texts = merged.files.get('texts');
  const make = (group: ValueGroup, names: readonly string[], { value, at }: Scalar): Value => ({
    group,
    name: names.join(' · '),
    value: String(value),
    ...(typeof value !== 'string' && { type: typeof value as 'number' | 'boolean' | 'object' }),
    file: at.file,
    line: at.line,
    path: jsonPathOf(at),
    from: originOf(at.file) === merged.id ? '' : originOf(at.file),
  });
  return (group: ValueGroup, { names, node }: Found): Value => {
    const text = nodeAt(texts, [String(node.value)]);
    if (text?.kind !== 'scalar') return make(group === 'Fields' ? 'Rules' : group, names, node);
    const { file, line } = node.at;
    const ofText = group === 'Blocks' ? 'Texts' : group;
    return {
      ...make(ofText, names, text),
      key: String(node.value),
      namedAt: `${file}:${line}`,
    };
  };
};

function valuesOfBlock(input: Input, block: Node): Value[] {
  const plain = plainValues(input);
  const id = textAt(block, 'id') ?? '';
  const kind = textAt(block, 'block') ?? '';
  const isForm = kind === 'form';
  if (blockFacts.get(kind)?.waitsFor) {
    const found = scalarsIn(nodeAt(block, ['active']), [id, 'active']);
    return found.map((one) => plain('Waiting for the upstream', one));
  }
  const own = entriesAt(block).filter(
    ([key]) => !(isForm && ['schema', 'ui', 'messages'].includes(key)) && !STRUCTURE.includes(key),
  );
  const ofBlock = own.flatMap(([key, { node }]) =>
    scalarsIn(node, [id, key]).map((found) => plain('Blocks', found)),
  );
  return isForm ? [...ofBlock, ...valuesOfForm(input, block)] : ofBlock;
}

function valuesOfForm(input: Input, block: Node): Value[] {
  const plain = plainValues(input);
  const expanded = expandFields(
    quietContext(input.sources),
    nodeAt(block, ['schema']) ?? emptyObject(block.at),
    nodeAt(block, ['ui']) ?? emptyObject(block.at),
  );
  const fields = [...scalarsIn(expanded.schema), ...scalarsIn(expanded.ui)].map(
    // The keyword only leads to a field.
    ({ names, node }) => ({ names: names.filter((name) => name !== 'properties'), node }),
  );
  const messages = [...expanded.messages].flatMap(([field, node]) => scalarsIn(node, [field]));
  return [
    ...fields.map((found) => plain('Fields', found)),
    ...[...messages, ...scalarsIn(nodeAt(block, ['messages']))].map((found) =>
      plain('Messages', found),
    ),
  ];
}

function valuesOfSteps(input: Input, template: string, screen: Node): Value[] {
  const plain = plainValues(input);
  const { merged } = input;
  const steps = itemsAt(merged.files.get('flows'), 'flows').flatMap((flow) =>
    itemsAt(flow, 'steps')
      .filter((step) => templateIdOf(textAt(step, 'templateId') ?? '') === template)
      .flatMap((step) => scalarsIn(step, [`${textAt(flow, 'id')} › ${textAt(step, 'id')}`])),
  );
  const own = scalarsIn(nodeAt(screen, ['stepNumber']), ['stepNumber']);
  // A screen may name a number of brand.json, and the indicator always shows how many steps there are.
  const named = [...own.map(({ node }) => String(node.value)), 'stepsNumber'];
  const numbers = named.flatMap((path) => scalarsIn(nodeAt(merged.brand, path.split('.')), [path]));
  return [...steps, ...own, ...numbers].map((found) => plain('Steps', found));
}

/** A call that expands the fields of a form and reports nothing: the checker reports a brand's errors. */
export const quietContext = ({ fields, unreadable }: ParsedSources): CompileContext => ({
  usedTexts: new Set(),
  forms: [],
  fields,
  isFieldUnreadable: (name) => unreadable.has(`schemas/fields/${name}.json`),
  knownFacts: {},
  stepNumbers: {},
  report: () => {},
});
