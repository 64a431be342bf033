import { inherit } from '../../src/brand/inherit/inherit.ts';
import { isSellable, type ParsedSources } from '../../src/brand/parse/brand-files.ts';
import { textAt } from '../../src/brand/parse/node.ts';
import type { Choices } from './answers.ts';

/** The part of brand.schema.json that names what a brand may choose from. */
export interface BrandSchema {
  properties: { area: { enum: string[] }; business: { enum: string[] } };
}

/** Choices of a new brand: parents, areas, and the keys that are taken. */
export function choicesOf(sources: ParsedSources, { properties }: BrandSchema): Choices {
  const { folders } = sources;
  const parents = [...folders.keys()].filter((name) => /^(base$|families\/)/.test(name));
  const brands = [...folders.values()].filter(({ name }) => isSellable(name));
  return {
    parents,
    areas: properties.area.enum,
    businesses: properties.business.enum,
    withoutBusiness: parents.filter(
      (name) => textAt(folders.get(name)!.files.get('brand'), 'business') === undefined,
    ),
    takenKeys: brands.map((folder) => {
      const brand = inherit(folder, sources).merged?.brand;
      return `${textAt(brand, 'key')} ${textAt(brand, 'area')}`;
    }),
    folders: [...folders.keys()],
  };
}
