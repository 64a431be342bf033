import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Edit } from '../../edit/build/edit.ts';
import type { Library } from '../../edit/build/model.ts';
import { Choice } from '../Choice.tsx';
import { EditForm, type Properties } from '../form/EditForm.tsx';
import { useSay } from '../language.ts';
import { placeSchema, type Order } from './place.ts';

interface NewBlockProps {
  brand: string;
  screen: string;
  /** The blocks that are there. */
  order: Order;
  library: Library;
  onDone(): void;
}

/** A new block: its kind, the options that it needs, and its place. */
export function NewBlock({ brand, screen, order, library, onDone }: NewBlockProps) {
  const say = useSay();
  const offered = library.blocks.filter(({ isOffered }) => isOffered);
  const [type, choose] = useState(offered[0]!.type);
  const { usual, description, schema: whole } = offered.find((one) => one.type === type)!;
  const properties = whole.properties as Record<string, RJSFSchema>;
  const needed = Object.keys(usual);
  const schema: RJSFSchema = {
    type: 'object',
    required: needed,
    properties: {
      ...Object.fromEntries(needed.map((name) => [name, properties[name]!])),
      after: placeSchema(say('behind'), order),
    },
  };
  const now: Properties = { ...usual, after: order.at(-1)?.id };
  const editOf = (next: Properties): Edit => {
    /** A text that the brand has under the usual key is named by that key. */
    const written = (name: string): [string, JsonValue] => {
      const { enum: choices, examples } = properties[name]!;
      const isUsual = next[name] === usual[name] && !choices;
      return [name, (isUsual ? (examples as JsonValue[])[0] : next[name]) ?? ''];
    };
    const options = Object.fromEntries(needed.map(written));
    const after = (next.after as string | undefined) ?? null;
    return { kind: 'block', screen, block: freeName(type, order), type, after, options };
  };
  return (
    <>
      <Choice label={say('kindOfBlock')} value={type} onChange={choose}>
        {offered.map((one) => (
          <option key={one.type}>{one.type}</option>
        ))}
      </Choice>
      <p>{description}</p>
      <EditForm
        key={type}
        brand={brand}
        label={type}
        now={now}
        draw={(next) => ({
          schema,
          ui: { after: { 'ui:placeholder': say('top') } },
          edits: [editOf(next)],
        })}
        button={say('add')}
        onDone={onDone}
      />
    </>
  );
}

function freeName(type: string, taken: Order): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? type : `${type}-${count}`;
    if (taken.every(({ id }) => id !== name)) return name;
  }
}
