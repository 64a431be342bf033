import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { BlockPlace } from '../../edit/build/edit.ts';
import type { BlockModel, LibraryBlock } from '../../edit/build/model.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { useTexts } from '../language.ts';
import { BLOCKS_TEXTS } from './blocks-texts.ts';
import type { Edits } from './use-edits.ts';

type Options = Partial<Record<string, JsonValue>>;

interface BlockOptionsProps {
  place: BlockPlace;
  block: BlockModel;
  schema: RJSFSchema;
  edits: Edits;
}

/** The options of a block, texts in place of their keys, saved together. */
export function BlockOptions({ place, block, schema, edits }: BlockOptionsProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const [typed, type] = useState<Options>();
  const now: Options = block.options;
  const next = typed ?? now;
  const names = Object.keys(schema.properties ?? {});
  const changed = names.filter((name) => next[name] !== now[name]);
  if (names.length === 0) return null;
  // Saved, or typed back: what the file says from now on is shown.
  if (typed && changed.length === 0) type(undefined);
  const save = () => {
    const options = Object.fromEntries(changed.map((name) => [name, next[name] ?? null]));
    edits.make([{ kind: 'change-block', ...place, options }]);
  };
  return (
    <SchemaForm
      label={texts.options}
      schema={schema}
      value={next}
      onChange={type}
      onSubmit={save}
      button={shared.save}
      isBusy={edits.isBusy}
      isIdle={changed.length === 0}
    />
  );
}

/** The field of a form that says behind which item a new one stands; without an answer it is the first. */
export const placeSchema = (
  title: string,
  order: readonly string[],
  names: Readonly<Record<string, string>>,
): RJSFSchema => ({
  type: 'string',
  title,
  oneOf: order.map((one) => ({ const: one, title: names[one] ?? one })),
});

interface NewBlockFormProps {
  screen: string;
  block: LibraryBlock;
  order: readonly string[];
  names: Readonly<Record<string, string>>;
  edits: Edits;
  onDone(): void;
}

/** The form of a new block: the options that it needs, and its place. */
export function NewBlockForm({ screen, block, order, names, edits, onDone }: NewBlockFormProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  const { type, usual } = block;
  const needed = Object.keys(usual);
  const [value, setValue] = useState<Options>({ ...usual, after: order.at(-1) });
  const properties = block.schema.properties as Record<string, RJSFSchema>;
  /** A text that the brand has under the usual key is named by that key. */
  const written = (name: string): [string, JsonValue] => {
    const { enum: choices, examples } = properties[name]!;
    const isUsual = value[name] === usual[name] && !choices;
    return [name, (isUsual ? (examples as JsonValue[])[0] : value[name]) ?? ''];
  };
  const save = () => {
    const options = Object.fromEntries(needed.map(written));
    const { after = null } = value as { after?: string };
    const name = freeName(type, order);
    edits.make([{ kind: 'add-block', screen, block: name, type, after, options }], onDone);
  };
  return (
    <>
      <p>{block.description}</p>
      <SchemaForm
        label={type}
        schema={{
          type: 'object',
          required: needed,
          properties: {
            ...Object.fromEntries(needed.map((name) => [name, properties[name]!])),
            after: placeSchema(texts.behind, order, names),
          },
        }}
        ui={{ after: { 'ui:emptyLabel': texts.top } }}
        value={value}
        onChange={setValue}
        onSubmit={save}
        button={texts.add}
        isBusy={edits.isBusy}
      />
    </>
  );
}

function freeName(type: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? type : `${type}-${count}`;
    if (!taken.includes(name)) return name;
  }
}
