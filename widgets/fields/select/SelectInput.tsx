import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useControl, useTypedBefore } from '../control-hooks.ts';
import { shownValue, type WidgetProps } from '../widget-props.ts';

/** A native select: on a phone nothing beats the one it brings. `children` are its options. */
export function SelectInput({ children, ...props }: WidgetProps & { children: ReactNode }) {
  const { value, options, onChange } = props;
  const { control, input } = useControl(props);
  const shown = shownValue(value);
  const select = useTypedBefore<HTMLSelectElement>((chosen) => {
    if (chosen.value !== shown) onChange(chosen.value || undefined);
  });
  return (
    <NativeSelect
      {...control}
      input={<OutlinedInput />}
      inputRef={select}
      value={shown}
      autoComplete={options.autocomplete}
      error={input['aria-invalid']}
      inputProps={input}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {children}
    </NativeSelect>
  );
}
