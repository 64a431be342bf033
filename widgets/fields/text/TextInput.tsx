import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useFieldAria, useText } from '../../../src/checkout/hooks/form-hooks.ts';
import { hasHelp, type WidgetProps } from '../widget-props.ts';
import { useTypedText, type TypedTextProps } from './use-typed-text.ts';

export interface TextInputProps
  extends WidgetProps, Pick<TypedTextProps, 'mask' | 'finish' | 'follow'> {
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  /** DOM id of a note below it that belongs to what is typed. */
  noteId?: string;
  start?: ReactNode;
  end?: ReactNode;
}

/** A one-line input whose value is what is typed into it. */
export const TypedInput = (props: TextInputProps) => <TextInput {...props} {...useText(props)} />;

/** A text in the DOM, with its mask and its own undo. */
export function TextInput(props: TextInputProps) {
  const { id, options, required, noteId } = props;
  const aria = useFieldAria(id, { required, hasHelp: hasHelp(props), noteId });
  const { input, initial, leave } = useTypedText(props);
  return (
    <OutlinedInput
      inputRef={input}
      id={id}
      name={props.htmlName}
      type={options.inputType}
      defaultValue={initial}
      // An empty placeholder is drawn, and hidden at each key.
      placeholder={props.placeholder || undefined}
      disabled={props.disabled}
      readOnly={props.readonly}
      autoComplete={options.autocomplete}
      error={aria['aria-invalid']}
      startAdornment={props.start}
      endAdornment={props.end}
      onFocus={({ target }) => {
        (target as HTMLInputElement).enterKeyHint = isLastOf(target) ? 'go' : 'next';
      }}
      onBlur={leave}
      slotProps={{
        input: {
          ...aria,
          'aria-label': props.hideLabel ? props.label : undefined,
          ...props.attributes,
          inputMode: options.inputMode,
          autoCapitalize: options.autoCapitalize,
          autoCorrect: 'off',
          spellCheck: false,
          enterKeyHint: 'next',
        },
      }}
    />
  );
}

/** Whether no other field follows in its form: there Enter sends it. */
const isLastOf = (input: HTMLInputElement | HTMLTextAreaElement) =>
  [...(input.form?.elements ?? [])].findLast((one) => one.matches('input, select, textarea')) ===
  input;
