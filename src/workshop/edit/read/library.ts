import type { BrandSources } from '../../../brand/parse/brand-files.ts';
import { textAt, type JsonValue, type Node } from '../../../brand/parse/node.ts';
import { blockFacts } from '../../../contract/generated/blocks.ts';
import { describedIn, titledIn, type Language } from '../../../checker/language/translate.ts';
import { formats } from '../../../rules/formats.ts';
import { samplesOfFormat } from '../../../rules/describe-format.ts';
import { openLevel } from '../build/level.ts';
import type { Library, LibraryBlock, LibraryField, LibraryOption } from '../build/model.ts';

interface OptionSchema {
  title?: string;
  description?: string;
  examples?: JsonValue[];
  type?: string | string[];
  enum?: JsonValue[];
}

/** The part of `schemas/brand/screen.schema.json` that describes blocks. */
export interface ScreenSchema {
  properties: {
    blocks: {
      items: {
        allOf: {
          then: {
            title: string;
            description: string;
            properties: Record<string, OptionSchema>;
            needed?: string[];
          };
        }[];
      };
    };
  };
}

/**
 * Everything that a screen of a brand may take: blocks, fields and rules; blocks are described in a language.
 */
export function readLibrary(
  sources: BrandSources,
  brand: string,
  schema: ScreenSchema,
  language: Language,
): Library {
  const { parsed, merged } = openLevel(sources, brand, brand);
  const texts = merged.files.get('texts');
  const textOf = (key: string) => textAt(texts, key);
  const kinds = schema.properties.blocks.items.allOf.map(({ then }) => then);
  return {
    blocks: kinds.filter(isOffered).map((kind) => blockOf(kind, textOf, language)),
    fields: [...parsed.fields]
      .map((field) => fieldOf(field, textOf))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    formats: Object.keys(formats).map((name) => ({
      name,
      sample: samplesOfFormat(name)[0] ?? '',
    })),
  };
}

/** A screen has its form already, and what waits for the upstream draws nothing. */
const isOffered = ({ title }: Kind): boolean =>
  title !== 'form' && blockFacts.get(title)?.waitsFor === undefined;

/** The page asks for the text itself. */
const TEXT_KEY_HINT = / A text key of texts\.json\.$/;

type Kind = ScreenSchema['properties']['blocks']['items']['allOf'][number]['then'];

type TextOf = (key: string) => string | undefined;

function blockOf(
  { title, description, properties, needed = [] }: Kind,
  textOf: TextOf,
  language: Language,
): LibraryBlock {
  const { values = [], buttons = [] } = blockFacts.get(title) ?? {};
  const options = Object.entries(properties).map(([name, option]): LibraryOption => {
    const [example] = option.examples ?? [];
    const isText = option.type === 'string' && !option.enum && !values.includes(name);
    return {
      name,
      title: titledIn(language, option.title ?? name),
      description: describedIn(language, (option.description ?? '').replace(TEXT_KEY_HINT, '')),
      isText,
      isButton: buttons.includes(name),
      isNeeded: needed.includes(name),
      example,
      ...(isText && { text: textOf(String(example)) }),
      values: option.enum ?? (option.type === 'boolean' ? [true, false] : undefined),
    };
  });
  return { type: title, description: describedIn(language, description), options };
}

function fieldOf([name, field]: [string, Node], textOf: TextOf): LibraryField {
  const title = textAt(field, 'schema', 'title') ?? '';
  return {
    name,
    label: textOf(title) || name,
    type: textAt(field, 'schema', 'type') ?? '',
    widget: textAt(field, 'ui', 'ui:widget'),
  };
}
