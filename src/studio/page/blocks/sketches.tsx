import type { LibraryBlock, LibraryField } from '../../build/model.ts';

/** A small drawing of a block, with the words that the brand has for it. */
export function BlockSketch({ block: { type, options } }: { block: LibraryBlock }) {
  const words = options.filter(({ isText, text }) => isText && text !== undefined);
  return (
    <span className="sketch" data-block={type} aria-hidden="true">
      {words.slice(0, MAX_LINES).map(({ name, isButton, text }, index) => (
        <span key={name} className={isButton ? 'button' : index === 0 ? 'first' : 'line'}>
          {text!.slice(0, MAX_LETTERS)}
        </span>
      ))}
      {words.length === 0 && <span className="plain">{type}</span>}
    </span>
  );
}

const MAX_LINES = 4;
const MAX_LETTERS = 60;
const BOXES: readonly string[] = ['checkbox', 'consent', 'radio', 'choice', 'checkboxes'];

/** A small drawing of a field: its label and what it is answered in. */
export function FieldSketch({ field: { label, type, widget = '' } }: { field: LibraryField }) {
  if (type === 'boolean' || BOXES.includes(widget)) {
    return (
      <span className="sketch" aria-hidden="true">
        <span className="line">☐ {label.slice(0, MAX_LETTERS)}</span>
      </span>
    );
  }
  return (
    <span className="sketch" aria-hidden="true">
      <span className="line">{label}</span>
      <span className="input">{widget === 'select' ? '▾' : ''}</span>
      {type === 'object' && <span className="input" />}
    </span>
  );
}
