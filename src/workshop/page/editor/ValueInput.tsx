import type { KeyboardEvent } from 'react';
import { useTexts } from '../language.ts';
import type { ValueKind } from '../../edit/describe-value.ts';
import { EDITOR_TEXTS } from './editor-texts.ts';

interface ValueInputProps {
  id: string;
  kind: ValueKind;
  /** Names of the images that an image may be. */
  images: readonly string[];
  typed: string;
  onType(next: string): void;
  /** Undefined: none is chosen any more. */
  onFile(file: File | undefined): void;
}

const LONG_TEXT = 60;
const COLOUR = /^#[0-9a-f]{6}$/i;

/** The control for a value of a kind. */
export function ValueInput(props: ValueInputProps) {
  const { id, kind, typed, onType } = props;
  const texts = useTexts(EDITOR_TEXTS);
  const common = { id, value: typed };
  switch (kind.kind) {
    case 'boolean':
      return (
        <select {...common} onChange={({ target }) => onType(target.value)}>
          <option value="true">{texts.yes}</option>
          <option value="false">{texts.no}</option>
        </select>
      );
    case 'choice':
      return (
        <select {...common} onChange={({ target }) => onType(target.value)}>
          {[...new Set([typed, ...kind.options.map(String)])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      );
    case 'number':
      return (
        <input {...common} inputMode="decimal" onChange={({ target }) => onType(target.value)} />
      );
    case 'link':
      return <input {...common} inputMode="url" onChange={({ target }) => onType(target.value)} />;
    case 'colour':
      return <ColourInput {...props} />;
    case 'image':
      return <ImageInput {...props} />;
    case 'text': {
      const rows = typed.length > LONG_TEXT ? 4 : 1;
      return <TextBox {...common} rows={rows} onType={onType} />;
    }
    default:
      return kind satisfies never;
  }
}

function ColourInput({ id, typed, onType }: ValueInputProps) {
  const texts = useTexts(EDITOR_TEXTS);
  return (
    <span className="colour">
      <input id={id} value={typed} onChange={({ target }) => onType(target.value)} />
      <input
        type="color"
        aria-label={texts.pick}
        value={COLOUR.test(typed) ? typed.toLowerCase() : '#000000'}
        onChange={({ target }) => onType(target.value.toUpperCase())}
      />
    </span>
  );
}

function ImageInput({ id, images, typed, onType, onFile }: ValueInputProps) {
  const texts = useTexts(EDITOR_TEXTS);
  return (
    <>
      <select
        id={id}
        value={typed}
        onChange={({ target }) => {
          onFile(undefined);
          onType(target.value);
        }}
      >
        {[...new Set([typed, ...images])].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <label htmlFor={`${id}-file`}>{texts.image}</label>
      <input
        id={`${id}-file`}
        type="file"
        accept=".svg,.png,.webp,.jpg,.jpeg"
        aria-describedby={`${id}-file-help`}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      <small id={`${id}-file-help`}>{texts.imageHelp}</small>
    </>
  );
}

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
function TextBox({ id, value, rows, onType }: TextBoxProps) {
  const texts = useTexts(EDITOR_TEXTS);
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
