import type { BrandFolder, ParsedSources } from '../parse/brand-files.ts';
import { didYouMean, suggestFix } from '../parse/nearest-name.ts';
import { beginningOf, isRemoval, type Node, nodeAt, textAt } from '../parse/node.ts';
import { correctedAt, problemAt, type Problem } from '../problem.ts';

/** Follows `extends`; a missing parent, a circle or a folder without brand.json is a diagnostic and no lineage. */
export function lineageOf(
  folder: BrandFolder,
  { folders }: ParsedSources,
): { chain?: BrandFolder[]; diagnostics: Problem[] } {
  const chain: BrandFolder[] = [];
  for (let here: BrandFolder | undefined = folder; here;) {
    chain.unshift(here);
    const brand = here.files.get('brand');
    if (!brand) return { diagnostics: [missingBrandFile(here)] };
    const extended = nodeAt(brand, ['extends']);
    if (!extended || isRemoval(extended)) break;
    const name = textAt(extended);
    if (name === undefined) return { diagnostics: [] };
    const parent: BrandFolder | undefined = folders.get(name);
    if (!parent) return { diagnostics: [missingParent(extended, name, folders, here)] };
    if (chain.includes(parent)) return { diagnostics: [circle(chain, parent)] };
    here = parent;
  }
  return { chain, diagnostics: [] };
}

function missingParent(
  { at }: Node,
  name: string,
  folders: ParsedSources['folders'],
  here: BrandFolder,
): Problem {
  const names = [...folders.keys()].filter((one) => one !== here.name);
  const written = name.toLowerCase().replace(/(\/brand)?(\.json)?\/?$/, '');
  const meant = names.find(
    (one) => written === one || written.endsWith(`/${one}`) || one.endsWith(`/${written}`),
  );
  const hint = meant ? didYouMean(name, meant) : suggestFix(name, names, 'list.folders');
  return correctedAt(at, 'extends.no-folder', { name }, hint);
}

/** A circle is one mistake for all its members: it is reported in the first one by name. */
function circle(chain: readonly BrandFolder[], last: BrandFolder): Problem {
  const members = chain.slice(0, chain.indexOf(last) + 1).reverse();
  const first = members.reduce((a, b) => (a.name < b.name ? a : b));
  const turned = members.indexOf(first);
  const names = [...members.slice(turned), ...members.slice(0, turned), first];
  const data = { circle: names.map(({ name }) => name).join(' extends ') };
  const { at } = nodeAt(first.files.get('brand'), ['extends'])!;
  return problemAt(at, 'extends.circle', data);
}

const missingBrandFile = ({ name }: BrandFolder): Problem =>
  problemAt(beginningOf(`brands/${name}/brand.json`), 'brand-file.missing', { name });
