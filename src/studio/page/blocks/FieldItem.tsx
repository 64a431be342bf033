import { useState } from 'react';
import { Choice } from '../../../preview/gallery/Choice.tsx';
import { useTexts } from '../../../preview/language.ts';
import type { FieldPlace } from '../../build/edit.ts';
import type { FieldModel, Library } from '../../build/model.ts';
import { BUILD_TEXTS } from '../build/build-texts.ts';
import { ConditionEditor } from '../build/ConditionEditor.tsx';
import { MoveButtons } from '../build/MoveButtons.tsx';
import { Owner } from '../build/Owner.tsx';
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
  edits: Edits;
  onMove(after: string | null): void;
}

/** A field of a form: what it is, and what can be changed about it. */
export function FieldItem(props: FieldItemProps) {
  const { brand, place, field, others, order, library, edits, onMove } = props;
  const { name, label, type, widget, isRequired, isConditional, when } = field;
  const { from, isChanged, isRemoved } = field;
  const texts = useTexts(BLOCKS_TEXTS);
  const shared = useTexts(BUILD_TEXTS);
  const [isOpen, open] = useState(false);
  const { make, isBusy } = edits;
  return (
    <>
      <div className="row" data-removed={isRemoved}>
        <button
          type="button"
          className="name"
          aria-expanded={isOpen}
          aria-label={texts.edit(label)}
          onClick={() => open(!isOpen)}
        >
          <b>{label}</b>
          <span>
            <code>{widget ?? type}</code>{' '}
            <small>{isRequired ? texts.isRequired : texts.optional}</small>{' '}
            {(when || isConditional) && (
              <small>{isConditional ? texts.conditional : texts.hasCondition} </small>
            )}
            <Owner brand={brand} from={from} isChanged={isChanged} isRemoved={isRemoved} />
          </span>
        </button>
        {order.includes(name) && (
          <MoveButtons
            name={label}
            order={order}
            at={order.indexOf(name)}
            isBusy={isBusy}
            onMove={onMove}
          />
        )}
      </div>
      {isOpen && (
        <div className="more">
          {!isRemoved && (
            <>
              {!isConditional && (
                <label className="tick">
                  <input
                    type="checkbox"
                    checked={isRequired}
                    aria-disabled={isBusy}
                    onChange={({ target }) =>
                      make([{ kind: 'require-field', ...place, isRequired: target.checked }])
                    }
                  />
                  {texts.required}
                </label>
              )}
              <FieldWords key={`words ${words(field)}`} place={place} field={field} edits={edits} />
              <FieldMessages place={place} field={field} edits={edits} />
              {!isConditional && (
                <>
                  <h4>{texts.condition}</h4>
                  <ConditionEditor
                    key={JSON.stringify(when)}
                    when={when}
                    facts={library.facts}
                    isBusy={isBusy}
                    onSave={(next) => make([{ kind: 'show-field-when', ...place, when: next }])}
                  />
                  {others.length > 0 && <AskIf place={place} others={others} edits={edits} />}
                </>
              )}
            </>
          )}
          <p className="actions">
            {!isRemoved && !isConditional && (
              <button
                type="button"
                aria-disabled={isBusy}
                onClick={() => make([{ kind: 'remove-field', ...place }])}
              >
                {shared.remove}
              </button>
            )}
            {isChanged && from !== brand && (
              <button
                type="button"
                aria-disabled={isBusy}
                onClick={() => make([{ kind: 'restore-field', ...place }])}
              >
                {shared.restore}
              </button>
            )}
          </p>
        </div>
      )}
    </>
  );
}

const words = ({ label, help, placeholder }: FieldModel) => [label, help, placeholder].join('\n');

interface AskIfProps {
  place: FieldPlace;
  others: readonly FieldModel[];
  edits: Edits;
}

/** Asks the field only after some answer to another one. */
function AskIf({ place, others, edits }: AskIfProps) {
  const texts = useTexts(BLOCKS_TEXTS);
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
        options={known.values.map((value, at) => ({ value: String(at), label: String(value) }))}
        onChange={(next) => setAnswer(Number(next))}
      />
      <button
        type="button"
        aria-disabled={edits.isBusy}
        onClick={() =>
          edits.make([
            {
              kind: 'ask-field-if',
              ...place,
              other: known.name,
              answers: [known.values[answer] ?? true],
            },
          ])
        }
      >
        {texts.ask}
      </button>
    </div>
  );
}
