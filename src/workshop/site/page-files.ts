import { brandModuleSources, createValidatorCache } from '../../brand/compile/brand-module.ts';
import { memoize } from '../../brand/memo.ts';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import type { SandboxBrand } from '../../sandbox/sandbox-brand.ts';
import { looksOf } from '../../visit/visit-brand.ts';
import { readFlows } from '../edit/read/read-flows.ts';
import { siteOf } from './site.ts';
import { valuesOf } from './values.ts';
import type { ShownBrands } from './project.ts';

const validatorOf = createValidatorCache();

/** The modules of a brand; `later` is '' where all screens are in the first one. */
export const moduleSources = memoize((brand: CompiledBrand) => {
  const { first, later = '' } = brandModuleSources(brand, validatorOf);
  return { first: first(later && `brands/${brand.id}-later.js`), later };
});

/** The files beside the program, by their path; each is made when it is asked for. */
export type PageFiles = ReadonlyMap<string, () => string | Uint8Array<ArrayBuffer>>;

/**
 * Everything that the page and its frames ask for of the brands. A frame is shown by `frame.html` with the
 * query that `frameQuery` makes, and says on its root element, in `data-preview`, when it is 'ready' or,
 * with `data-preview-why`, that it 'failed'.
 */
export function pageFiles(shown: ShownBrands): PageFiles {
  const { imageOf, checked, brands, catalogue, programTexts } = shown;
  const { sources } = checked;
  const files = new Map<string, () => string | Uint8Array<ArrayBuffer>>();
  const add = (path: string, make: () => unknown) => files.set(path, () => JSON.stringify(make()));
  add('frames.json', () => siteOf(shown));
  add('brands/catalogue.json', () => catalogue);
  const sold = [...brands.values()].map(({ sandbox }) => sandbox);
  for (const [id, { merged, brand, sandbox }] of brands) {
    add(`flows/${id}.json`, () => readFlows(sources, merged));
    add(`values/${id}.json`, () => valuesOf(merged, sources, programTexts));
    add(`sandbox/${id}.json`, () => soldBeside(sandbox, sold));
    files.set(`brands/${id}-looks.json`, () => hostedAnywhere(JSON.stringify(looksOf(brand))));
    files.set(`brands/${id}.js`, () => hostedAnywhere(moduleSources(brand).first));
    files.set(`brands/${id}-later.js`, () => hostedAnywhere(moduleSources(brand).later));
  }
  for (const [path, hash] of sources.imageHashes) {
    files.set(`brands/${hash}/${path.slice(path.lastIndexOf('/') + 1)}`, () => {
      const image = imageOf(path);
      return path.endsWith('.svg') ? withoutMotion(new TextDecoder().decode(image)) : image;
    });
  }
  return files;
}

/** Images and font lie beside the page. A buyer whose font is late reads its stand-in; a picture waits for it. */
export const hostedAnywhere = (text: string): string =>
  text
    .replaceAll(/(?<=["(])\/(?=(brands|fonts)\/)/g, './')
    .replaceAll('font-display:optional', 'font-display:block');

/** A brand's part of the sandbox: its own, and that of the products which its flows offer besides. */
function soldBeside(own: SandboxBrand, all: readonly SandboxBrand[]): SandboxBrand[] {
  const named = new Set(JSON.stringify(own.flows).match(/"[^"]*"/g));
  const others = all.filter(
    (other) => other.productCode !== own.productCode && named.has(`"${other.dsProductId}"`),
  );
  return [own, ...others];
}

const STILL = '<style>*{animation:none!important;transition:none!important}</style>';
/** Animation elements of SVG 2. */
const MOVING = /<(animate|animateTransform|animateMotion|set)\b[^>]*(\/>|>[^]*?<\/\1>)/g;

/** An SVG image without its animation, which a page cannot stop: so two pictures of it are equal. */
export const withoutMotion = (svg: string): string =>
  svg.replace(MOVING, '').replace(/<\/svg>\s*$/, `${STILL}</svg>\n`);
