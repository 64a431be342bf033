import { useEffect, useRef } from 'react';
import { Choice } from '../Choice.tsx';
import { useLevelName } from '../editor/ForWhom.tsx';
import { PlannedFindings } from '../findings.tsx';
import { useSay } from '../language.ts';
import type { Edits } from './use-edits.ts';

interface EditBarProps {
  brand: string;
  levels: readonly string[];
  edits: Edits;
}

/** For whom changes are, with the question and the error of the last one. */
export function EditBar({ brand, levels, edits }: EditBarProps) {
  const say = useSay();
  const { level, setLevel, isBusy } = edits;
  const nameOf = useLevelName(brand);
  return (
    <div className="edit-bar" aria-busy={isBusy}>
      <Choice label={say('forWhom')} value={level} onChange={setLevel}>
        {levels.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </Choice>
      <p aria-live="polite">{isBusy && say('busy')}</p>
      <EditQuestion edits={edits} />
    </div>
  );
}

/** The question that stands before an edit is made, and why one was not. */
export function EditQuestion({ edits: { question, answer, error, isBusy } }: { edits: Edits }) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (question) box.current?.focus();
  }, [question]);
  const { felt = [], problems } = question ?? {};
  return (
    <>
      {question && (
        <div className="question" ref={box} tabIndex={-1} role="group" aria-live="polite">
          {problems ? (
            <PlannedFindings title={say('problems')} findings={problems} />
          ) : (
            <p>{felt.length > 0 ? say('feels', { brands: felt.join(', ') }) : say('nobody')}</p>
          )}
          <p className="actions">
            <button type="button" aria-disabled={isBusy} onClick={() => answer(true)}>
              {say(problems ? 'anyway' : 'make')}
            </button>
            <button type="button" aria-disabled={isBusy} onClick={() => answer(false)}>
              {say('cancel')}
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
