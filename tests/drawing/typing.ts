import { act, fireEvent } from '@testing-library/react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Changes a field as the browser does: it says so first, then come text and caret, then the event. */
function change(field: Field, text: string, caret: number, event: InputEventInit): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  act(() => {
    const before = new InputEvent('beforeinput', { bubbles: true, cancelable: true, ...event });
    if (!field.dispatchEvent(before)) return;
    set!.call(field, text);
    if (hasCaret(field)) field.setSelectionRange(caret, caret);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, ...event }));
  });
}

/** Some types of input, such as email, hide their caret: there typing goes on at the end. */
const hasCaret = ({ selectionStart }: Field) => selectionStart !== null;

const selection = ({ selectionStart, selectionEnd, value }: Field) =>
  [selectionStart ?? value.length, selectionEnd ?? value.length] as const;

/** Puts a text at the caret, replacing what is selected. */
function insert(field: Field, text: string, inputType: string): void {
  const [from, to] = selection(field);
  const { value } = field;
  change(field, value.slice(0, from) + text + value.slice(to), from + text.length, {
    inputType,
    data: text,
  });
}

/** Types at the caret, key by key. */
export function type(field: HTMLElement, text: string): void {
  act(() => field.focus());
  for (const character of text) insert(field as Field, character, 'insertText');
}

/** Pastes over all that is there. */
export function paste(field: HTMLElement, text: string): void {
  const input = field as Field;
  act(() => input.focus());
  if (hasCaret(input)) input.setSelectionRange(0, input.value.length);
  const event = { inputType: 'insertFromPaste', data: text };
  change(input, text, text.length, event);
}

/** Presses Backspace: what is selected goes, else the character before the caret. */
export function backspace(field: HTMLElement): void {
  const input = field as Field;
  act(() => input.focus());
  const [from, to] = selection(input);
  const start = from === to ? Math.max(0, from - 1) : from;
  const text = input.value.slice(0, start) + input.value.slice(to);
  change(input, text, start, { inputType: 'deleteContentBackward' });
}

/** Puts the caret somewhere. */
export function putCaret(field: HTMLElement, at: number): void {
  act(() => field.focus());
  (field as Field).setSelectionRange(at, at);
}

/** The text of a field with '|' where the caret is. */
export function shown(field: HTMLElement): string {
  const { value, selectionStart } = field as Field;
  const at = selectionStart ?? value.length;
  return `${value.slice(0, at)}|${value.slice(at)}`;
}

/** Leaves a field. */
export function leave(field: HTMLElement): void {
  act(() => field.focus());
  fireEvent.blur(field);
}

/** Chooses a value of a select, a radio button or a box. */
export function choose(field: HTMLElement, value?: string): void {
  if (field instanceof HTMLSelectElement) fireEvent.change(field, { target: { value } });
  else fireEvent.click(field);
}

/** Presses Ctrl+Z. */
export const undo = (field: HTMLElement) =>
  fireEvent.keyDown(field, { key: 'z', keyCode: 90, ctrlKey: true });
