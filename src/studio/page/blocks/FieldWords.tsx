import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../../preview/language.ts';
import type { BuildEdit, FieldPlace } from '../../build/edit.ts';
import type { FieldModel } from '../../build/model.ts';
import { BUILD_TEXTS } from '../build/build-texts.ts';
import type { Edits } from '../build/use-edits.ts';
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
  const shared = useTexts(BUILD_TEXTS);
  const id = useId();
  const [typed, setTyped] = useState<Record<(typeof PARTS)[number], string>>(field);
  const changed = PARTS.filter((part) => typed[part] !== field[part]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const list = changed.map((part): BuildEdit => {
      return { kind: 'word-field', ...place, part, text: typed[part].trim() };
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
            value={typed[part]}
            onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
          />
        </p>
      ))}
      <p className="actions">
        <button type="submit" aria-disabled={edits.isBusy || changed.length === 0}>
          {edits.isBusy ? shared.busy : shared.save}
        </button>
      </p>
    </form>
  );
}
