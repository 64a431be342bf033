import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { useBeforePaint } from '../use-before-paint.ts';
import { hasHelp, shownValue, type WidgetProps } from '../widget-props.ts';

/** A native select: on a phone nothing beats the one it brings. `children` are its options. */
export function SelectInput({ children, ...props }: WidgetProps & { children: ReactNode }) {
  const { id, value, options, onChange, onBlur } = props;
  const aria = useFieldAria(id, { required: props.required, hasHelp: hasHelp(props) });
  const select = useRef<HTMLSelectElement>(null);
  const shown = shownValue(value);

  useBeforePaint(() => {
    const chosen = select.current?.value ?? '';
    if (chosen !== shown) onChange(chosen || undefined);
    // A choice made before hydration is adopted once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <NativeSelect
      input={<OutlinedInput />}
      inputRef={select}
      id={id}
      name={props.htmlName}
      value={shown}
      disabled={props.disabled || props.readonly}
      autoComplete={options.autocomplete}
      error={aria['aria-invalid']}
      inputProps={{ ...aria, 'aria-label': props.hideLabel ? props.label : undefined }}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => onBlur(id, value)}
    >
      {children}
    </NativeSelect>
  );
}
