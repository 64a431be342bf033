import { useState } from 'react';
import { Choice } from '../../../preview/gallery/Choice.tsx';
import { useTexts } from '../../../preview/language.ts';
import type { FieldPlace } from '../../build/edit.ts';
import type { EarlierAnswer, FieldModel, Library } from '../../build/model.ts';
import { BUILD_TEXTS } from '../build/build-texts.ts';
import { ConditionEditor } from '../build/ConditionEditor.tsx';
import { ItemActions, ItemRow } from '../build/ItemRow.tsx';
import type { Edits } from '../build/use-edits.ts';
import { BLOCKS_TEXTS } from './blocks-texts.ts';
import { FieldMessages } from './FieldMessages.tsx';
import { FieldWords } from './FieldWords.tsx';

interface FieldItemProps {
  brand: string;
  place: FieldPlace;
  field: FieldModel;
  /** Fields whose answers may decide whether this one is asked. */
  others: readonly FieldModel[];
  /** Names of the fields that are there. */
  order: readonly string[];
  library: Library;
  answers: readonly EarlierAnswer[];
  edits: Edits;
  onMove(after: string | null): void;
}

/** A field of a form: what it is, and what can be changed about it. */
export function FieldItem(props: FieldItemProps) {
  const { brand, place, field, others, order, library, answers, edits, onMove } = props;
  const { name, label, type, widget, isRequired, isConditional, when } = field;
  const { isRemoved } = field;
  const texts = useTexts(BLOCKS_TEXTS);
  const [isOpen, open] = useState(false);
  const { make, isBusy } = edits;
  // A group keeps the fields that its library has, in their order.
  const isWithin = name.includes('.');
  return (
    <>
      <ItemRow
        brand={brand}
        item={field}
        name={label}
        kind={widget ?? type}
        notes={[
          isRequired ? texts.isRequired : texts.optional,
          isConditional ? texts.conditional : when && texts.hasCondition,
        ]}
        isOpen={isOpen}
        onToggle={() => open(!isOpen)}
        move={order.includes(name) ? { order, at: order.indexOf(name), isBusy, onMove } : undefined}
      />
      {isOpen && (
        <div className="more">
          {!isRemoved && (
            <>
              {!isConditional && !isWithin && (
                <label className="tick">
                  <input
                    type="checkbox"
                    checked={isRequired}
                    onChange={({ target }) =>
                      make([{ kind: 'require-field', ...place, isRequired: target.checked }])
                    }
                  />
                  {texts.required}
                </label>
              )}
              <FieldWords place={place} field={field} edits={edits} />
              <FieldMessages place={place} field={field} edits={edits} />
              {!isConditional && (
                <>
                  <h4>{texts.condition}</h4>
                  <ConditionEditor
                    key={JSON.stringify(when)}
                    when={when}
                    facts={library.facts}
                    answers={answers}
                    isBusy={isBusy}
                    onSave={(next) => make([{ kind: 'show-field-when', ...place, when: next }])}
                  />
                  {others.length > 0 && <AskIf place={place} others={others} edits={edits} />}
                </>
              )}
            </>
          )}
          <ItemActions
            brand={brand}
            item={field}
            canRemove={!isRemoved && !isConditional && !isWithin}
            onRemove={() => make([{ kind: 'remove-field', ...place }])}
            onRestore={() => make([{ kind: 'restore-field', ...place }])}
          />
        </div>
      )}
      {field.fields && (
        <ul className="rows fields">
          {field.fields.map((inner) => (
            <li key={inner.name}>
              <FieldItem
                {...props}
                place={{ ...place, field: inner.name }}
                field={inner}
                others={[]}
                order={[]}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface AskIfProps {
  place: FieldPlace;
  others: readonly FieldModel[];
  edits: Edits;
}

/** Asks the field only after some answer to another one. */
function AskIf({ place, others, edits }: AskIfProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  const shared = useTexts(BUILD_TEXTS);
  const [other, setOther] = useState(others[0]!.name);
  const known = others.find(({ name }) => name === other) ?? others[0]!;
  const [answer, setAnswer] = useState(0);
  return (
    <div className="fact">
      <h4>{texts.afterAnswer}</h4>
      <Choice
        label={texts.otherField}
        value={known.name}
        options={others.map(({ name, label }) => ({ value: name, label }))}
        onChange={(next) => {
          setOther(next);
          setAnswer(0);
        }}
      />
      <Choice
        label={texts.answer}
        value={String(answer)}
        options={known.options.map(({ value, label }, at) => ({
          value: String(at),
          label:
            label || (value === true ? shared.yes : value === false ? shared.no : String(value)),
        }))}
        onChange={(next) => setAnswer(Number(next))}
      />
      <button
        type="button"
        onClick={() =>
          edits.make([
            {
              kind: 'ask-field-if',
              ...place,
              other: known.name,
              answers: [known.options[answer]?.value ?? true],
            },
          ])
        }
      >
        {texts.ask}
      </button>
    </div>
  );
}
