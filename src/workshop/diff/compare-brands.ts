import { documentsOf } from '../../checker/typed.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { beginningOf, toValue, type Node } from '../../brand/parse/node.ts';
import type { CheckedBrands } from '../../checker/check-brands.ts';
import { compareNodes, type Difference } from './compare-nodes.ts';
import { subjectOf, type Change } from './change.ts';

type BareChange = Omit<Change, 'brands'>;

/** Every change that a buyer of some brand may meet; one that several brands share is listed once. */
export function compareBrands(before: CheckedBrands, after: CheckedBrands): Change[] {
  const changes = new Map<string, Change>();
  const add = (change: BareChange, brands: readonly string[]) => {
    const { document, path, place } = change;
    const values = [change.before, change.after, change.isOrder];
    const key = JSON.stringify([document, path, values, place?.file, place?.line, place?.column]);
    const all = [...(changes.get(key)?.brands ?? []), ...brands];
    changes.set(key, { ...change, ...changes.get(key), brands: [...new Set(all)].sort() });
  };
  const byId = ({ brands }: CheckedBrands) =>
    new Map(brands.map(({ merged }) => [merged.id, merged]));
  const [previous, current] = [byId(before), byId(after)];
  for (const id of keysOf(previous, current)) {
    const [was, is] = [previous.get(id), current.get(id)];
    if (was && is) {
      for (const change of documentChanges(was, is, after)) add(change, [id]);
      for (const change of imageChanges(was, is, before, after)) add(change, [id]);
    } else add(changeOf('brand', { path: [], before: was?.brand, after: is?.brand }), [id]);
  }
  const [fieldsBefore, fieldsAfter] = [before.sources.fields, after.sources.fields];
  for (const name of keysOf(fieldsBefore, fieldsAfter)) {
    const users = [...current.keys()].filter((id) => usesField(current.get(id)!, name));
    for (const one of compareNodes(fieldsBefore.get(name), fieldsAfter.get(name)))
      add(changeOf(`fields/${name}`, one), users);
  }
  for (const one of compareNodes(before.sources.registry, after.sources.registry)) {
    add(changeOf('registry', one), [...current.keys()]);
  }
  return [...changes.values()];
}

const keysOf = (...maps: ReadonlyMap<string, unknown>[]): Set<string> =>
  new Set(maps.flatMap((one) => [...one.keys()]));

/** Keys that have no effect on buyers: the editor's schema, the parent's name, the marks of placeholders. */
const IGNORED = ['$schema', 'extends', 'placeholder', 'placeholders'];

function documentChanges(before: MergedBrand, is: MergedBrand, after: CheckedBrands): BareChange[] {
  const byName = (brand: MergedBrand) =>
    new Map(documentsOf(brand).map(({ name, node }) => [name, node]));
  const [previous, current] = [byName(before), byName(is)];
  return [...keysOf(previous, current)].flatMap((name) =>
    compareNodes(previous.get(name), current.get(name))
      .filter(({ path }) => !IGNORED.includes(path[0] ?? ''))
      .map((difference) => {
        const change = changeOf(name, difference);
        if (name !== 'texts') return change;
        return { ...change, screens: screensWithText(difference.path.join('.'), is, after) };
      }),
  );
}

function changeOf(document: string, { path, before, after, isOrder }: Difference): BareChange {
  return {
    subject: subjectOf(document, path),
    document,
    path,
    before: before && toValue(before),
    after: after && toValue(after),
    isOrder,
    place: (after ?? before)?.at,
  };
}

function imageChanges(
  was: MergedBrand,
  is: MergedBrand,
  { sources: before }: CheckedBrands,
  { sources: after }: CheckedBrands,
): BareChange[] {
  return [...keysOf(was.images, is.images)].flatMap((name) => {
    const [from, to] = [was.images.get(name), is.images.get(name)];
    if (before.imageHashes.get(from ?? '') === after.imageHashes.get(to ?? '')) return [];
    const place = beginningOf((to ?? from)!);
    return { subject: 'images', document: 'images', path: [name], before: from, after: to, place };
  });
}

const mentions = (node: Node, text: string): boolean =>
  JSON.stringify(toValue(node)).includes(JSON.stringify(text));

const usesField = ({ screens }: MergedBrand, name: string): boolean =>
  [...screens.values()].some((screen) => mentions(screen, `fields/${name}`));

/** Template ids of the screens that show a text, directly or through a library field. */
function screensWithText(key: string, { screens }: MergedBrand, { sources }: CheckedBrands) {
  const fields = [...sources.fields].filter(([, field]) => mentions(field, key));
  const wanted = [key, ...fields.map(([name]) => `fields/${name}`)];
  return [...screens]
    .filter(([, screen]) => wanted.some((text) => mentions(screen, text)))
    .map(([template]) => template);
}
