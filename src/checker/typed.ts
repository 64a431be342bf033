import { knownFacts } from '../brand/compile/compile-context.ts';
import type { MergedBrand } from '../brand/inherit/inherit.ts';
import { memoize, once } from '../brand/memo.ts';
import { nodeAt, type Node, type Place } from '../brand/parse/node.ts';
import type { Facts } from '../contract/facts.ts';
import type { BrandFile } from '../contract/generated/brand.ts';
import type { FlowsFile } from '../contract/generated/flows.ts';
import type { SandboxFile } from '../contract/generated/sandbox.ts';
import type { ScreenFile } from '../contract/generated/screen.ts';
import type { TextsFile } from '../contract/generated/texts.ts';
import type { ThemeFile } from '../contract/generated/theme.ts';

export type Flow = FlowsFile['flows'][number];
export type Step = Flow['steps'][number];
/** A block with the options that its descriptor declares. */
export type Block = ScreenFile['blocks'][number] & Readonly<Record<string, unknown>>;
export type Screen = Omit<ScreenFile, 'blocks'> & { blocks: Block[] };

export type BrandValues = ReturnType<typeof valuesOf>;

/** The values of a brand, typed as its meta-schemas say: they hold after the phase 'schema'. */
export const valuesOf = memoize((merged: MergedBrand) => {
  const file = <T>(name: string) => {
    const node = merged.files.get(name);
    return node && (valueOf(node) as T);
  };
  const screens = new Map([...merged.screens].map(([id, node]) => [id, valueOf(node) as Screen]));
  return {
    brand: valueOf(merged.brand) as BrandFile,
    flows: file<FlowsFile>('flows')?.flows ?? [],
    screens,
    blocks: [...screens.values()].flatMap((screen) => screen?.blocks ?? []),
    texts: file<Partial<TextsFile>>('texts') ?? {},
    theme: file<ThemeFile>('theme'),
    sandbox: file<SandboxFile>('sandbox'),
    /** The facts that brand.json decides by itself. */
    known: knownFacts(merged.brand) as Partial<Facts>,
  };
});

const values = new WeakMap<Node, unknown>();
const nodes = new WeakMap<object, Node>();

/** The plain value of a node. A node gives the same object each time, and the object remembers its node. */
export function valueOf(node: Node): unknown {
  if (node.kind === 'scalar') return node.value;
  return once(values, node, () => {
    const value =
      node.kind === 'array'
        ? node.items.map(valueOf)
        : Object.fromEntries([...node.entries].map(([key, entry]) => [key, valueOf(entry.node)]));
    nodes.set(value, node);
    return value;
  });
}

/** The node that an object or a list was read from. It throws for a value that no file has. */
export function nodeOf(value: object): Node {
  const node = nodes.get(value);
  if (!node) throw new Error('The value was not read from a file: its place is unknown.');
  return node;
}

/** The place of an object, or of the value under a key of it; where the key is missing, that of the object. */
export function placeOf(owner: object, ...path: (string | number)[]): Place {
  const node = nodeOf(owner);
  return (nodeAt(node, path) ?? node).at;
}

/** The documents of a brand, by their names in its folder ('theme', 'screens/lead'), and those of their meta-schemas. */
export const documentsOf = ({ files, screens }: MergedBrand) => [
  ...[...files].map(([name, node]) => ({ name, schema: name, node })),
  ...[...screens].map(([id, node]) => ({ name: `screens/${id}`, schema: 'screen', node })),
];

/** Generations between a value's file and the brand: 0 in the brand's own folder, most in the library. */
export function ageOf({ chain }: MergedBrand, at: Place): number {
  const age = [...chain].reverse().findIndex((name) => at.file.startsWith(`brands/${name}/`));
  return age < 0 ? chain.length : age;
}

/** Places of values that contradict each other, the youngest first: the error was made there. */
export const laterFirst = (merged: MergedBrand, ...places: Place[]): Place[] =>
  places.sort((one, other) => ageOf(merged, one) - ageOf(merged, other));

export const isOwn = (merged: MergedBrand, at: Place): boolean => ageOf(merged, at) === 0;
