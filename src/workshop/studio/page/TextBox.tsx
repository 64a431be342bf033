import type { KeyboardEvent } from 'react';
import { useTexts } from '../../preview/language.ts';
import { VALUE_TEXTS } from './value-texts.ts';

interface TextBoxProps {
  id: string;
  value: string;
  rows: number;
  onType(next: string): void;
}

/**
 * A box for a text. Enter saves a text of one line, Shift and Enter begin a second one; in a text of
 * several lines Enter begins another, and Ctrl or ⌘ with Enter saves.
 */
export function TextBox({ id, value, rows, onType }: TextBoxProps) {
  const texts = useTexts(VALUE_TEXTS);
  const isOneLine = !value.includes('\n');
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!isOneLine && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <>
      <textarea
        id={id}
        rows={rows}
        value={value}
        aria-describedby={`${id}-keys`}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
      <small id={`${id}-keys`}>{isOneLine ? texts.enterSaves : texts.enterBreaks}</small>
    </>
  );
}
