import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';
import { useRef } from 'react';
import { useBeforePaint } from '../use-before-paint.ts';
import { useFieldAria, useTyped } from '../../../src/checkout/form-hooks.ts';
import { hasHelp, shownValue, type WidgetProps } from '../widget-props.ts';
import { afterBackspace, caretAfterMask } from './caret.ts';

export interface TextInputProps extends WidgetProps {
  /** Rewrites what was typed; pure and a fixed point of itself. */
  mask?: (raw: string) => string;
  maxLength?: number;
  /** More attributes of the input itself. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  start?: ReactNode;
  end?: ReactNode;
}

/** A one-line input whose value is what is typed into it. */
export function TypedInput(props: TextInputProps) {
  const { id, value, onChange } = props;
  return <TextInput {...props} {...useTyped({ id, value, onChange })} />;
}

/** A one-line input that keeps the caret where the buyer expects it, whatever the mask does. */
export function TextInput(props: TextInputProps) {
  const { id, value, options, onChange, onBlur, mask, start, end, maxLength } = props;
  const aria = useFieldAria(id, { required: props.required, hasHelp: hasHelp(props) });
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = shownValue(value);

  useBeforePaint(() => {
    const typed = input.current?.value ?? '';
    const taken = mask ? mask(typed) : typed;
    if (taken !== shown) onChange(taken);
    // What was typed before hydration, or posted as it was typed, is adopted once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useBeforePaint(() => {
    const element = input.current;
    if (!element || caret.current === null || document.activeElement !== element) return;
    element.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (!mask) return onChange(target.value === '' ? options.emptyValue : target.value);
    const at = target.selectionStart ?? target.value.length;
    const deleting = (nativeEvent as InputEvent).inputType === 'deleteContentBackward';
    const typed = deleting ? afterBackspace(shown, target.value, at, mask) : target.value;
    const masked = mask(typed);
    const moved = at - (target.value.length - typed.length);
    const wanted = caretAfterMask(typed, moved, masked);
    // At the end it stays there by itself; asking the browser would make it lay out the page.
    const isAtEnd = at === target.value.length && wanted === masked.length;
    caret.current = isAtEnd ? null : wanted;
    // A mask that gives back the same text causes no render, and React would leave the raw text.
    if (masked === shown) {
      target.value = masked;
      target.setSelectionRange(wanted, wanted);
    }
    onChange(masked === '' ? options.emptyValue : masked);
  };

  return (
    <OutlinedInput
      id={id}
      name={props.htmlName}
      type={options.inputType ?? 'text'}
      value={shown}
      placeholder={props.placeholder}
      disabled={props.disabled}
      readOnly={props.readonly}
      autoComplete={options.autocomplete}
      error={aria['aria-invalid']}
      inputRef={input}
      fullWidth
      startAdornment={start}
      endAdornment={end}
      onChange={change}
      onBlur={() => {
        if (options.trim && shown !== shown.trim()) onChange(shown.trim() || undefined);
        onBlur(id, value);
      }}
      inputProps={{
        ...aria,
        'aria-label': props.hideLabel ? props.label : undefined,
        ...props.attributes,
        maxLength,
        inputMode: options.inputMode,
        autoCapitalize: options.autoCapitalize,
        autoCorrect: 'off',
        spellCheck: false,
        enterKeyHint: 'next',
      }}
    />
  );
}
