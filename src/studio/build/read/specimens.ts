import { beginCompiling } from '../../../brand/compile/compile-brand.ts';
import { compileScreen } from '../../../brand/compile/compile-screen.ts';
import type { BrandSources } from '../../../brand/parse/brand-files.ts';
import type { JsonValue } from '../../../brand/parse/node.ts';
import { parseFile } from '../../../brand/parse/parse-file.ts';
import { specimenId, type Specimen } from '../../../preview/specimens/specimen.ts';
import { openLevel } from '../level.ts';
import type { Library, LibraryBlock, LibraryField } from '../model.ts';
import { nameFrom } from '../new-field.ts';

/**
 * The blocks and fields of the library, each compiled by itself, as the brand would have it with what the
 * library proposes. One that cannot be compiled is left out.
 */
export function specimensOf(sources: BrandSources, brand: string, library: Library): Specimen[] {
  const { parsed, merged } = openLevel(sources, brand, brand);
  const context = beginCompiling(merged, parsed, []);
  const { texts } = context;
  const words = wordsFor(library);
  if (texts) context.texts = { ...texts, get: (key) => texts.get(key) ?? words.get(key) };
  const compiled = (id: string, block: JsonValue): Specimen[] => {
    try {
      const { node } = parseFile('specimen.json', JSON.stringify({ blocks: [block] }));
      return [{ id, screen: compileScreen(context, 'x/specimen', node!) }];
    } catch {
      return [];
    }
  };
  return [
    ...library.blocks.flatMap((one) => compiled(specimenId('block', one.type), blockOf(one))),
    ...library.fields.flatMap((one) => compiled(specimenId('field', one.name), formOf(one))),
  ];
}

/** Words for the text keys that a brand does not have: what is to be written there. */
const wordsFor = ({ blocks }: Library): Map<string, string> =>
  new Map(
    blocks.flatMap(({ options }) =>
      options.map(({ example, title }): [string, string] => [String(example), title]),
    ),
  );

const blockOf = ({ type, options }: LibraryBlock): JsonValue => ({
  id: type,
  block: type,
  ...Object.fromEntries(
    options
      .filter(({ isNeeded }) => isNeeded)
      .map(({ name, example = '', values }) => [name, values?.[0] ?? example]),
  ),
});

function formOf({ name }: LibraryField): JsonValue {
  const property = nameFrom(name.replaceAll('-', ' '));
  const properties = { [property]: { $ref: `fields/${name}` } };
  const schema = { type: 'object', properties, required: [property] };
  return { id: name, block: 'form', action: 'createLead', schema };
}
