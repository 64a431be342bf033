import { documentsOf } from '../../checker/typed.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { Node } from '../../brand/parse/node.ts';
import { toValue } from '../../brand/parse/node.ts';
import type { CheckedBrands } from '../../checker/check-brands.ts';
import { compareNodes, type Difference } from './compare-nodes.ts';
import { subjectOf, type Change } from './change.ts';

/** Every change that a buyer of some brand may meet; one that several brands share is listed once. */
export function compareBrands(before: CheckedBrands, after: CheckedBrands): Change[] {
  const changes = new Map<string, Change>();
  const add = (change: Omit<Change, 'brands'>, brands: readonly string[]) => {
    const { file, line, column } = change.place ?? {};
    const value = [change.before, change.after, change.isOrder];
    const key = JSON.stringify([change.document, change.path, value, file, line, column]);
    const known = changes.get(key);
    if (known) known.brands = [...new Set([...known.brands, ...brands])].sort();
    else changes.set(key, { ...change, brands: [...brands].sort() });
  };
  const [previous, current] = [byFolder(before), byFolder(after)];
  for (const id of new Set([...previous.keys(), ...current.keys()])) {
    const [was, is] = [previous.get(id), current.get(id)];
    if (was && is) {
      for (const [document, difference] of documentDifferences(was, is)) {
        const change = changeOf(document, difference);
        const isText = change.subject === 'texts';
        const screens = isText ? screensWithText(difference.path.join('.'), is, after) : undefined;
        add({ ...change, screens }, [id]);
      }
      for (const change of imageChanges(was, is, before, after)) add(change, [id]);
    } else add(changeOf('brand', { path: [], before: was?.brand, after: is?.brand }), [id]);
  }
  for (const name of new Set([...before.sources.fields.keys(), ...after.sources.fields.keys()])) {
    const [was, is] = [before.sources.fields.get(name), after.sources.fields.get(name)];
    const users = [...current.values()].filter((brand) => usesField(brand, name));
    for (const one of compareNodes(was, is)) {
      add(
        changeOf(`fields/${name}`, one),
        users.map(({ id }) => id),
      );
    }
  }
  for (const one of compareNodes(before.sources.registry, after.sources.registry)) {
    add(changeOf('registry', one), [...current.keys()]);
  }
  return [...changes.values()];
}

const byFolder = ({ brands }: CheckedBrands) =>
  new Map(brands.map(({ merged }) => [merged.id, merged]));

/** Keys that have no effect on buyers: the editor's schema, the parent's name, the marks of placeholders. */
const IGNORED = ['$schema', 'extends', 'placeholder', 'placeholders'];

function* documentDifferences(before: MergedBrand, after: MergedBrand) {
  const [previous, current] = [before, after].map(
    (brand) => new Map(documentsOf(brand).map(({ name, node }) => [name, node])),
  ) as [Map<string, Node>, Map<string, Node>];
  for (const name of new Set([...previous.keys(), ...current.keys()])) {
    for (const difference of compareNodes(previous.get(name), current.get(name))) {
      if (!IGNORED.includes(difference.path[0] ?? '')) yield [name, difference] as const;
    }
  }
}

function changeOf(document: string, { path, before, after, isOrder }: Difference) {
  return {
    subject: subjectOf(document, path),
    document,
    path,
    before: before && toValue(before),
    after: after && toValue(after),
    isOrder,
    place: (after ?? before)?.at,
    ...(after ? {} : { isRemoved: true as const }),
  };
}

function imageChanges(
  was: MergedBrand,
  is: MergedBrand,
  before: CheckedBrands,
  after: CheckedBrands,
): Omit<Change, 'brands'>[] {
  return [...new Set([...was.images.keys(), ...is.images.keys()])].flatMap((name) => {
    const [from, to] = [was.images.get(name), is.images.get(name)];
    const previous = from && before.sources.imageHashes.get(from);
    const current = to && after.sources.imageHashes.get(to);
    if (previous === current) return [];
    return {
      subject: 'images' as const,
      document: 'images',
      path: [name],
      before: from,
      after: to,
      place: { file: (to ?? from)!, line: 1, column: 1, endLine: 1, endColumn: 1 },
      ...(to ? {} : { isRemoved: true as const }),
    };
  });
}

/** Whether a screen or a field mentions a string. */
const mentions = (node: Node, text: string): boolean =>
  JSON.stringify(toValue(node)).includes(JSON.stringify(text));

/** Whether a screen of a brand uses a library field. */
const usesField = ({ screens }: MergedBrand, name: string): boolean =>
  [...screens.values()].some((screen) => mentions(screen, `fields/${name}`));

/** Template ids of the screens that show a text, directly or through a library field. */
function screensWithText(
  key: string,
  { screens }: MergedBrand,
  { sources }: CheckedBrands,
): string[] {
  const fields = [...sources.fields].filter(([, field]) => mentions(field, key));
  const wanted = [key, ...fields.map(([name]) => `fields/${name}`)];
  return [...screens]
    .filter(([, screen]) => wanted.some((text) => mentions(screen, text)))
    .map(([template]) => template);
}
