import CheckboxInput from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { schemaRequiresTrueValue } from '@rjsf/utils';
import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { useTypedBefore } from '../control-hooks.ts';
import { hasHelp, type WidgetProps } from '../widget-props.ts';

interface CheckboxRowProps extends WidgetProps {
  unticked?: false;
  children: ReactNode;
}

export function CheckboxRow({ unticked, children, ...props }: CheckboxRowProps) {
  const { id, value, onChange, onBlur } = props;
  // A required yes or no may be left unticked.
  const required = props.required && schemaRequiresTrueValue(props.schema);
  const aria = useFieldAria(id, { required, hasHelp: hasHelp(props) });
  const box = useTypedBefore<HTMLInputElement>(({ checked }) => {
    if (checked && value !== true) onChange(true);
  });

  return (
    <FormControlLabel
      label={children}
      control={
        <CheckboxInput
          id={id}
          name={props.htmlName}
          value="true"
          checked={value === true}
          disabled={props.disabled || props.readonly}
          onChange={({ target }) => onChange(target.checked || unticked)}
          onBlur={() => onBlur(id, value)}
          slotProps={{
            input: {
              ref: box,
              ...aria,
              // Browsers call a box invalid that has to be ticked, before its buyer has seen it.
              'aria-invalid': aria['aria-invalid'] ?? (required ? false : undefined),
            },
          }}
        />
      }
    />
  );
}

export const Checkbox = (props: WidgetProps) => (
  <CheckboxRow {...props} unticked={false}>
    {props.label}
  </CheckboxRow>
);
