import OutlinedInput from '@mui/material/OutlinedInput';
import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { withoutInvisible } from '../../../src/rules/invisible.ts';
import { useTypedBefore } from '../use-typed-before.ts';
import { hasHelp, shownValue, type WidgetProps } from '../widget-props.ts';

const ROWS = 4;

/** Text of several lines. */
export function Textarea(props: WidgetProps) {
  const { id, value, options, onChange, onBlur } = props;
  const aria = useFieldAria(id, { required: props.required, hasHelp: hasHelp(props) });
  const shown = shownValue(value);
  const area = useTypedBefore<HTMLTextAreaElement>((typed) => {
    const text = withoutInvisible(typed.value);
    if (text !== shown) onChange(text);
  });
  return (
    <OutlinedInput
      multiline
      // MUI's own, which grows, writes a `style` attribute.
      inputComponent="textarea"
      inputRef={area}
      id={id}
      name={props.htmlName}
      value={shown}
      placeholder={props.placeholder}
      disabled={props.disabled}
      readOnly={props.readonly}
      error={aria['aria-invalid']}
      rows={Number(options.rows ?? ROWS)}
      slotProps={{
        input: { ...aria, 'aria-label': props.hideLabel ? props.label : undefined },
      }}
      onChange={({ target }) => onChange(target.value || options.emptyValue)}
      onBlur={() => {
        const text = withoutInvisible(shown);
        if (text !== shown) onChange(text || options.emptyValue);
        onBlur(id, text);
      }}
    />
  );
}
