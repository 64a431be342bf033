import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../../preview/language.ts';
import type { FieldPlace } from '../../build/edit.ts';
import type { FieldModel, MessageModel, Trigger } from '../../build/model.ts';
import { BUILD_TEXTS } from '../build/build-texts.ts';
import type { Edits } from '../build/use-edits.ts';
import { TextBox } from '../TextBox.tsx';
import { useDraft } from '../use-draft.ts';
import { BLOCKS_TEXTS } from './blocks-texts.ts';
import { Outside } from './FieldWords.tsx';
import { TRIGGER_TEXTS, triggerSentence } from './trigger-texts.ts';

interface FieldMessagesProps {
  place: FieldPlace;
  field: FieldModel;
  edits: Edits;
}

/** Every sentence that a field can show, each with what triggers it. */
export function FieldMessages({ place, field, edits }: FieldMessagesProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  return (
    <section>
      <h4>{texts.messages}</h4>
      {field.messages.length === 0 && <p>{texts.noMessages}</p>}
      {field.messages.map((message) => (
        <Message
          key={message.triggers.map(({ error }) => error).join(' ')}
          message={message}
          isBusy={edits.isBusy}
          onSave={({ error }, text, isAlone) =>
            edits.make([{ kind: 'word-message', ...place, error, text, isAlone }])
          }
        />
      ))}
    </section>
  );
}

interface MessageProps {
  message: MessageModel;
  isBusy: boolean;
  onSave(trigger: Trigger, text: string, isAlone: boolean): void;
}

function Message({ message: { text, isGeneral, triggers }, isBusy, onSave }: MessageProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  const sentences = useTexts(TRIGGER_TEXTS);
  const [alone, setAlone] = useState<Trigger>();
  const [first] = triggers;
  const isShared = triggers.length > 1 || isGeneral;
  return (
    <div className="message">
      {isGeneral ? (
        <p>
          “{text}” <small>{texts.general}</small>
        </p>
      ) : (
        <Sentence
          label={texts.sentence}
          text={text}
          isBusy={isBusy}
          onSave={(next) => onSave(first!, next, false)}
        />
      )}
      <small>{texts.when}</small>
      <ul>
        {triggers.map((trigger) => (
          <li key={trigger.error}>
            {triggerSentence(trigger, sentences)}{' '}
            {isShared && (
              <button
                type="button"
                className="quiet"
                aria-expanded={alone === trigger}
                onClick={() => setAlone(alone === trigger ? undefined : trigger)}
              >
                {texts.ownWords}
              </button>
            )}
            {alone === trigger && (
              <Sentence
                label={texts.newWords(triggerSentence(trigger, sentences))}
                text=""
                isBusy={isBusy}
                onSave={(next) => onSave(trigger, next, true)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SentenceProps {
  label: string;
  text: string;
  isBusy: boolean;
  onSave(text: string): void;
}

function Sentence({ label, text, isBusy, onSave }: SentenceProps) {
  const shared = useTexts(BUILD_TEXTS);
  const id = useId();
  const { typed, type, outside } = useDraft(text);
  const next = typed.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (next === '' || next === text) return;
    type(next);
    onSave(next);
  };
  return (
    <form onSubmit={save} className="sentence">
      <label htmlFor={id}>{label}</label>
      <TextBox id={id} rows={2} value={typed} onType={type} />
      <Outside now={outside} />
      <button type="submit" aria-disabled={next === text || next === ''}>
        {isBusy ? shared.busy : shared.save}
      </button>
    </form>
  );
}
