import { useContext, useId, type ReactNode } from 'react';
import { LanguageContext } from '../../../preview/language.ts';
import { sentenceOf, type AnswerError } from '../../new-brand/answer-errors.ts';

interface AnswerFieldProps {
  label: string;
  value: string;
  onChange(text: string): void;
  onLeave(): void;
  /** Told below the field. */
  error?: AnswerError;
  help?: string;
  /** Answers to choose from; else it is typed. */
  options?: readonly string[];
  placeholder?: string;
  inputMode?: 'decimal' | 'url';
}

/** One answer, with its error at its place. */
export function AnswerField(props: AnswerFieldProps) {
  const { label, value, onChange, onLeave, error, help, options, placeholder, inputMode } = props;
  const id = useId();
  const common = {
    id,
    value,
    onBlur: onLeave,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
  };
  return (
    <div className="answer">
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...common} onChange={({ target }) => onChange(target.value)}>
          {options.map((one) => (
            <option key={one} value={one}>
              {one.replace('families/', '')}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          placeholder={placeholder}
          inputMode={inputMode}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {help && (
        <small id={`${id}-help`} className="help">
          {help}
        </small>
      )}
      {error && <AnswerErrorText id={`${id}-error`} error={error} />}
    </div>
  );
}

/** The error of an answer, in the language of the page. */
export function AnswerErrorText({ id, error }: { id: string; error: AnswerError }): ReactNode {
  const language = useContext(LanguageContext);
  return (
    <p id={id} role="alert" className="error">
      {sentenceOf(error, language)}
    </p>
  );
}
