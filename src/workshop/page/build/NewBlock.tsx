import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Edit } from '../../edit/build/edit.ts';
import type { Library } from '../../edit/read/library.ts';
import { Choice } from '../Choice.tsx';
import { EditForm, type Properties } from '../form/EditForm.tsx';
import { useSay } from '../language.ts';
import { usePlace, type Order } from './place.ts';

/** A screen, the blocks that are there, and everything that it may take. */
export interface ScreenParts {
  screen: string;
  order: Order;
  library: Library;
}

/** A new block: its kind, the options that it needs, and its place. */
export function NewBlock({ screen, order, library, onDone }: ScreenParts & { onDone(): void }) {
  const say = useSay();
  const { after, ui, now: last } = usePlace(order);
  const offered = library.blocks.filter(({ isOffered }) => isOffered);
  const [type, choose] = useState(offered[0]!.type);
  const { usual, description, schema: whole } = offered.find((one) => one.type === type)!;
  const properties = whole.properties as Record<string, RJSFSchema>;
  const needed = Object.keys(usual);
  const own = Object.fromEntries(needed.map((name) => [name, properties[name]!]));
  const schema: RJSFSchema = { type: 'object', required: needed, properties: { ...own, after } };
  const editOf = (next: Properties): Edit => {
    /** A text that the brand has under the usual key is named by that key. */
    const written = (name: string): [string, JsonValue] => {
      const { enum: choices, examples } = properties[name]!;
      const isUsual = next[name] === usual[name] && !choices;
      return [name, (isUsual ? (examples as JsonValue[])[0] : next[name]) ?? ''];
    };
    const options = Object.fromEntries(needed.map(written));
    const behind = (next.after as string | undefined) ?? null;
    return { kind: 'block', screen, block: freeName(type, order), type, after: behind, options };
  };
  return (
    <>
      <Choice
        label={say('kindOfBlock')}
        value={type}
        options={offered.map((one) => [one.type, one.type])}
        onChange={choose}
      />
      <p>{description}</p>
      <EditForm<Properties>
        key={type}
        label={type}
        now={{ ...usual, after: last }}
        draw={(next) => ({ schema, ui, edits: [editOf(next)] })}
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
