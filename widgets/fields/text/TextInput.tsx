import type { ChangeEvent, InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useBeforePaint } from '../use-before-paint.ts';
import { useFieldAria, useFormScope, useText } from '../../../src/checkout/hooks/form-hooks.ts';
import { InputBox, TextControl } from '../../input-box/InputBox.tsx';
import { hasHelp, shownValue, type WidgetProps } from '../widget-props.ts';
import { afterBackspace, caretAfterMask, caretAfterStep } from './caret.ts';
import { createUndo, undoKey } from './undo.ts';

export interface TextInputProps extends WidgetProps {
  /** Rewrites what was typed; pure and a fixed point of itself. */
  mask?: (raw: string) => string;
  /** Rewrites what is there when the field is left. */
  finish?: (text: string) => string;
  maxLength?: number;
  /** More attributes of the input itself. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  /** Calls a listener with values that come from elsewhere; returns how to stop. */
  follow?: (listener: (value: unknown) => void) => () => void;
  /** DOM id of a note below it that belongs to what is typed. */
  noteId?: string;
  start?: ReactNode;
  end?: ReactNode;
}

/** A one-line input whose value is what is typed into it. */
export function TypedInput(props: TextInputProps) {
  const { id, value, onChange } = props;
  return <TextInput {...props} {...useText({ id, value, onChange })} />;
}

/**
 * A one-line input that keeps the caret where the buyer expects it, whatever the mask does. The text
 * stands in the DOM alone, so that a key that the mask leaves as it is redraws nothing.
 */
export function TextInput(props: TextInputProps) {
  const { id, value, options, onChange, onBlur, mask, finish, start, end, maxLength, follow } =
    props;
  const { required, noteId } = props;
  const aria = useFieldAria(id, { required, hasHelp: hasHelp(props), noteId });
  const input = useRef<HTMLInputElement>(null);
  const shown = shownValue(value);
  const [initial] = useState(shown);
  const last = useRef(shown);
  const [undo] = useState(createUndo);

  const write = (text: string) => {
    last.current = text;
    if (input.current && input.current.value !== text) input.current.value = text;
  };
  const adopt = (text: string) => {
    write(text);
    onChange(text === '' ? options.emptyValue : text);
  };
  const adoptUnseen = () => {
    const text = input.current?.value ?? '';
    const accepted = mask ? mask(text) : text;
    if (accepted !== last.current) adopt(accepted);
  };
  const show = (text: string) => {
    if (text === last.current) return;
    write(text);
    undo.clear();
  };

  // Text that was typed before hydration, or posted as it was typed, is adopted once.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useBeforePaint(adoptUnseen, []);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useBeforePaint(() => follow?.((next) => show(shownValue(next))), [follow]);
  const { beforeSubmit } = useFormScope();
  useBeforePaint(() => {
    beforeSubmit.add(adoptUnseen);
    return () => void beforeSubmit.delete(adoptUnseen);
  });
  const drawn = useRef(shown);
  useBeforePaint(() => {
    if (drawn.current !== shown) show(shown);
    drawn.current = shown;
  });

  const put = (element: HTMLInputElement, text: string, caret: number) => {
    element.value = text;
    element.setSelectionRange(caret, caret);
  };

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (!mask) return adopt(target.value);
    const before = last.current;
    const { inputType } = nativeEvent as InputEvent;
    const isBackspace = inputType === 'deleteContentBackward';
    let masked = mask(target.value);
    if (isBackspace || masked !== target.value) {
      const at = target.selectionStart ?? target.value.length;
      const typed = isBackspace ? afterBackspace(before, target.value, at, mask) : target.value;
      masked = mask(typed);
      const moved = at - (target.value.length - typed.length);
      if (masked !== target.value) put(target, masked, caretAfterMask(typed, moved, masked));
    }
    if (masked === before) return;
    undo.note(before, inputType);
    adopt(masked);
  };

  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = mask && undoKey(event);
    if (!direction) return;
    event.preventDefault();
    const text = undo[direction](last.current);
    if (text === undefined || props.readonly) return;
    put(event.currentTarget, text, caretAfterStep(last.current, text));
    adopt(text);
  };

  return (
    <InputBox
      data-invalid={aria['aria-invalid'] ?? false}
      data-disabled={props.disabled || undefined}
      data-alone={(!start && !end) || undefined}
    >
      {start}
      <TextControl
        ref={input}
        id={id}
        name={props.htmlName}
        type={options.inputType ?? 'text'}
        defaultValue={initial}
        // An empty one is drawn, and hidden at each key.
        placeholder={props.placeholder || undefined}
        disabled={props.disabled}
        readOnly={props.readonly}
        autoComplete={options.autocomplete}
        {...aria}
        aria-label={props.hideLabel ? props.label : undefined}
        {...props.attributes}
        maxLength={maxLength}
        inputMode={options.inputMode}
        autoCapitalize={options.autoCapitalize}
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        onChange={change}
        onFocus={({ target }) => {
          target.enterKeyHint = isLastOf(target) ? 'go' : 'next';
        }}
        onKeyDown={step}
        onBlur={() => {
          undo.pause();
          adoptUnseen();
          const trimmed = options.trim ? last.current.trim() : last.current;
          const finished = finish ? finish(trimmed) : trimmed;
          if (finished !== last.current) adopt(finished);
          onBlur(id, last.current);
        }}
      />
      {end}
    </InputBox>
  );
}

/** Whether no other field follows in its form: there Enter sends it. */
const isLastOf = (input: HTMLInputElement) =>
  [...(input.form?.elements ?? [])].findLast((one) => one.matches('input, select, textarea')) ===
  input;
