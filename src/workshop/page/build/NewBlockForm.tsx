import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { LibraryBlock } from '../../edit/build/model.ts';
import { SchemaForm, type Properties } from '../form/SchemaForm.tsx';
import { useSay } from '../language.ts';
import type { Edits } from './use-edits.ts';

/** The place of a new block or field. */
export interface NewPlace {
  screen: string;
  /** Items that may stand before the new one. */
  order: readonly string[];
  /** Their names for people. */
  names: Readonly<Record<string, string>>;
  edits: Edits;
  onDone(): void;
}

/** The field of a form that says behind which item a new one stands; without an answer it is the first. */
export const placeSchema = (title: string, { order, names }: NewPlace): RJSFSchema => ({
  type: 'string',
  title,
  oneOf: order.map((one) => ({ const: one, title: names[one] ?? one })),
});

/** The form of a new block: the options that it needs, and its place. */
export function NewBlockForm({ block, ...place }: NewPlace & { block: LibraryBlock }) {
  const { screen, order, edits, onDone } = place;
  const { type, usual, description } = block;
  const say = useSay();
  const needed = Object.keys(usual);
  const [value, setValue] = useState<Properties>({ ...usual, after: order.at(-1) });
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
      <p>{description}</p>
      <SchemaForm
        label={type}
        schema={{
          type: 'object',
          required: needed,
          properties: {
            ...Object.fromEntries(needed.map((name) => [name, properties[name]!])),
            after: placeSchema(say('behind'), place),
          },
        }}
        ui={{ after: { 'ui:placeholder': say('top') } }}
        value={value}
        onChange={setValue}
        onSubmit={save}
        button={say('add')}
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
