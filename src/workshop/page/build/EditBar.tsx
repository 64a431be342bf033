import { useEffect, useRef } from 'react';
import { Choice } from '../Choice.tsx';
import { useLevelName } from '../editor/ForWhom.tsx';
import { FindingList } from '../findings.tsx';
import { useTexts } from '../language.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import type { Edits } from './use-edits.ts';

interface EditBarProps {
  brand: string;
  levels: readonly string[];
  edits: Edits;
}

/** For whom changes are, with the question and the error of the last one. */
export function EditBar({ brand, levels, edits }: EditBarProps) {
  const texts = useTexts(EDITOR_TEXTS);
  const { level, setLevel, isBusy, queued } = edits;
  const nameOf = useLevelName(brand);
  return (
    <div className="edit-bar" aria-busy={isBusy}>
      <Choice
        label={texts.forWhom}
        value={level}
        options={levels.map((one) => ({ value: one, label: nameOf(one) }))}
        onChange={setLevel}
      />
      <p className="busy" aria-live="polite">
        {isBusy && [texts.busy, queued > 0 && texts.queued(queued)].filter(Boolean).join(' ')}
      </p>
      {!edits.isInLibrary && <EditQuestion edits={edits} />}
    </div>
  );
}

/** The question that stands before an edit is made, and why one was not. */
export function EditQuestion({ edits: { waiting, answer, error, isBusy } }: { edits: Edits }) {
  const texts = useTexts(EDITOR_TEXTS);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (waiting) question.current?.focus();
  }, [waiting]);
  return (
    <>
      {waiting && (
        <div className="question" ref={question} tabIndex={-1} role="group" aria-live="polite">
          {waiting.problems ? (
            <>
              <p>{texts.problems}</p>
              {/* The text of the file is laid out when it is saved. */}
              <FindingList
                findings={waiting.problems.map((one) => ({ ...one, source: undefined }))}
              />
            </>
          ) : (
            <p>{waiting.felt!.length > 0 ? texts.feels(waiting.felt!.join(', ')) : texts.nobody}</p>
          )}
          <p className="actions">
            <button type="button" aria-disabled={isBusy} onClick={() => answer(true)}>
              {isBusy ? texts.busy : waiting.problems ? texts.anyway : texts.make}
            </button>
            <button type="button" aria-disabled={isBusy} onClick={() => answer(false)}>
              {texts.cancel}
            </button>
          </p>
        </div>
      )}
      {error !== '' && (
        <p role="alert" className="error">
          {error}
        </p>
      )}
    </>
  );
}
