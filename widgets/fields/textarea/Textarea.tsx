import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { useTypedBefore } from '../use-typed-before.ts';
import { hasHelp, shownValue, type WidgetProps } from '../widget-props.ts';

const ROWS = 4;

/** Text of several lines. */
export function Textarea(props: WidgetProps) {
  const { id, value, options, onChange, onBlur } = props;
  const aria = useFieldAria(id, { required: props.required, hasHelp: hasHelp(props) });
  const shown = shownValue(value);
  const area = useTypedBefore<HTMLTextAreaElement>((typed) => {
    if (typed.value !== shown) onChange(typed.value);
  });
  return (
    <Area
      id={id}
      name={props.htmlName}
      value={shown}
      placeholder={props.placeholder}
      disabled={props.disabled}
      readOnly={props.readonly}
      error={aria['aria-invalid']}
      inputRef={area}
      fullWidth
      inputComponent={'textarea' as ElementType<InputBaseComponentProps>}
      onChange={({ target }) => onChange(target.value || options.emptyValue)}
      onBlur={() => onBlur(id, value)}
      inputProps={{
        ...aria,
        type: undefined,
        'aria-label': props.hideLabel ? props.label : undefined,
        rows: options.rows ?? ROWS,
      }}
    />
  );
}

const Area = styled(OutlinedInput)({ '& textarea': { height: 'auto', resize: 'vertical' } });
