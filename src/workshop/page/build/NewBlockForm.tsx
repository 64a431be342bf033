import { useId, useState, type FormEvent } from 'react';
import { Choice } from '../Choice.tsx';
import { useTexts } from '../language.ts';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { LibraryBlock } from '../../edit/build/model.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import type { Edits } from './use-edits.ts';
import { BLOCKS_TEXTS } from './blocks-texts.ts';

interface NewBlockFormProps {
  screen: string;
  block: LibraryBlock;
  order: readonly string[];
  names: Readonly<Record<string, string>>;
  edits: Edits;
  onDone(): void;
}

/** The form of a new block: its texts and its place. */
export function NewBlockForm({ screen, block, order, names, edits, onDone }: NewBlockFormProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const id = useId();
  const needed = block.options.filter(({ isNeeded }) => isNeeded);
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      needed.map(({ name, isText, text = '', example, values }) => [
        name,
        isText ? text : String(values?.[0] ?? example ?? ''),
      ]),
    ),
  );
  const [after, setAfter] = useState(order.at(-1) ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const words: Record<string, string> = {};
    const options: Record<string, JsonValue> = {};
    for (const option of needed) {
      const value = typed[option.name]!;
      // The text that the brand has under the usual key is named by that key.
      if (option.isText) {
        words[option.name] = value === option.text ? String(option.example) : value;
      } else options[option.name] = valueOf(value, option.values ?? [option.example ?? '']);
    }
    edits.make(
      [
        {
          kind: 'add-block',
          screen,
          block: freeName(block.type, order),
          type: block.type,
          after: after === '' ? null : after,
          texts: words,
          options,
        },
      ],
      onDone,
    );
  };
  return (
    <form onSubmit={save} aria-label={block.type}>
      <p>{block.description}</p>
      {needed.map(({ name: option, title, description, values, text }) =>
        values ? (
          <Choice
            key={option}
            label={title}
            value={typed[option]!}
            options={values.map((value) => ({ value: String(value), label: String(value) }))}
            onChange={(next) => setTyped({ ...typed, [option]: next })}
          />
        ) : (
          <p key={option} className="line">
            <label htmlFor={`${id}-${option}`}>{title}</label>
            <textarea
              id={`${id}-${option}`}
              rows={1}
              required
              value={typed[option]}
              aria-describedby={`${id}-${option}-hint`}
              onChange={({ target }) => setTyped({ ...typed, [option]: target.value })}
            />
            <small id={`${id}-${option}-hint`}>
              {text !== undefined && typed[option] === text ? texts.keyHint : description}
            </small>
          </p>
        ),
      )}
      <Choice
        label={texts.behind}
        value={after}
        options={[
          { value: '', label: texts.top },
          ...order.map((one) => ({ value: one, label: names[one] ?? one })),
        ]}
        onChange={setAfter}
      />
      <p className="actions">
        <button type="submit">{edits.isBusy ? shared.busy : texts.add}</button>
      </p>
    </form>
  );
}

function freeName(type: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? type : `${type}-${count}`;
    if (!taken.includes(name)) return name;
  }
}

/** A typed value in the type of those that the option takes. */
function valueOf(typed: string, values: readonly JsonValue[]): JsonValue {
  const known = values.find((value) => String(value) === typed);
  if (known !== undefined) return known;
  return typeof values[0] === 'number' ? Number(typed) : typed;
}
