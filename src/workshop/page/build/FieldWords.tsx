import { useId, type FormEvent } from 'react';
import { useTexts } from '../language.ts';
import type { Edit, FieldPlace } from '../../edit/build/edit.ts';
import type { FieldModel } from '../../edit/build/model.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import type { Edits } from './use-edits.ts';
import { useDraft } from '../editor/use-draft.ts';
import { BLOCKS_TEXTS } from './blocks-texts.ts';

const PARTS = ['label', 'help', 'placeholder'] as const;

interface FieldWordsProps {
  place: FieldPlace;
  field: FieldModel;
  edits: Edits;
}

/** Label, help and example of a field, saved together. */
export function FieldWords({ place, field, edits }: FieldWordsProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  const shared = useTexts(EDITOR_TEXTS);
  const id = useId();
  const drafts = {
    label: useDraft(field.label),
    help: useDraft(field.help),
    placeholder: useDraft(field.placeholder),
  };
  const changed = PARTS.filter((part) => drafts[part].typed !== field[part]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const list = changed.map((part): Edit => {
      const text = drafts[part].typed.trim();
      drafts[part].type(text);
      return { kind: 'word-field', ...place, part, text };
    });
    if (list.length > 0) edits.make(list);
  };
  return (
    <form onSubmit={save} aria-label={texts.words}>
      {PARTS.map((part) => (
        <p key={part} className="line">
          <label htmlFor={`${id}-${part}`}>{texts[part]}</label>
          <input
            id={`${id}-${part}`}
            value={drafts[part].typed}
            onChange={({ target }) => drafts[part].type(target.value)}
          />
          <Outside now={drafts[part].outside} />
        </p>
      ))}
      <p className="actions">
        <button type="submit" aria-disabled={changed.length === 0}>
          {edits.isBusy ? shared.busy : shared.save}
        </button>
      </p>
    </form>
  );
}

/** Says what somebody else has made of a text that is being changed. */
export function Outside({ now }: { now: string | undefined }) {
  const texts = useTexts(EDITOR_TEXTS);
  return now === undefined ? null : <small role="alert">{texts.overtaken(now)}</small>;
}
