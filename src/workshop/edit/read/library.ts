import type { RJSFSchema } from '@rjsf/utils';
import type { BrandSources } from '../../../brand/parse/brand-files.ts';
import { textAt, type JsonValue } from '../../../brand/parse/node.ts';
import { blockFacts } from '../../../contract/generated/blocks.ts';
import { describedIn, type Language } from '../../../checker/language/translate.ts';
import { formats } from '../../../rules/formats.ts';
import { samplesOfFormat } from '../../../rules/describe-format.ts';
import { openDraft, parseBrands } from '../build/draft.ts';
import { inWords, type DocumentSchema } from '../describe-value.ts';

/** Whether an option of a block names a text: any other one is the value itself. */
export const isTextOption = (type: string, option: string): boolean =>
  type === 'form' ? option === 'submit' : !blockFacts.get(type)?.values.includes(option);

/** Everything that a screen of a brand may take: blocks, described by the schema of screens in a language, fields and rules. */
export function readLibrary(
  sources: BrandSources,
  brand: string,
  { properties: ofScreen = {} }: DocumentSchema,
  language: Language,
) {
  const { parsed, merged } = openDraft(parseBrands(sources), brand);
  const texts = merged.files.get('texts');
  const textOf = (key: string) => textAt(texts, key);
  return {
    blocks: ofScreen.blocks!.items!.allOf!.map(({ then }) => blockOf(then!, textOf, language)),
    fields: [...parsed.fields]
      .map(([name, field]) => ({
        name,
        label: textOf(textAt(field, 'schema', 'title') ?? '') || name,
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    /** Rules that a text may have to fulfil, each with a right sample. */
    formats: Object.keys(formats).map((name) => ({
      name,
      sample: samplesOfFormat(name)[0] ?? '',
    })),
  };
}

export type Library = ReturnType<typeof readLibrary>;
type TextOf = (key: string) => string | undefined;

function blockOf(block: DocumentSchema, textOf: TextOf, language: Language) {
  const { title: type = '', description = '', needed = [] } = block;
  const usual = needed.map((name): [string, JsonValue] => {
    const { enum: values, examples = [] } = block.properties![name]!;
    const example = values?.[0] ?? examples[0] ?? '';
    return [name, isTextOption(type, name) ? (textOf(String(example)) ?? '') : example];
  });
  const { properties = {} } = inWords(block, language);
  const isDrawn = ([, one]: [string, DocumentSchema]) =>
    one.type !== 'object' && one.type !== 'array';
  return {
    type,
    description: describedIn(language, description),
    // A screen has its form already.
    isOffered: type !== 'form',
    /** Its options, as a form draws them; an example of a text is the usual key. */
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(properties).filter(isDrawn)),
    } as RJSFSchema,
    /** The values of a new one: the brand's texts under the usual keys, else examples. */
    usual: Object.fromEntries(usual),
  };
}
