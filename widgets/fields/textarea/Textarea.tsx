import OutlinedInput from '@mui/material/OutlinedInput';
import { withoutInvisible } from '../../../src/rules/characters.ts';
import { useControl, useTypedBefore } from '../control-hooks.ts';
import { shownValue, type WidgetProps } from '../widget-props.ts';

const ROWS = 4;

export function Textarea(props: WidgetProps) {
  const { id, value, options, onChange, onBlur } = props;
  const { control, input } = useControl(props);
  const shown = shownValue(value);
  const area = useTypedBefore<HTMLTextAreaElement>((typed) => {
    const text = withoutInvisible(typed.value);
    if (text !== shown) onChange(text);
  });
  return (
    <OutlinedInput
      {...control}
      multiline
      // MUI's own, which grows, writes a `style` attribute.
      inputComponent="textarea"
      inputRef={area}
      value={shown}
      placeholder={props.placeholder}
      disabled={props.disabled}
      readOnly={props.readonly}
      error={input['aria-invalid']}
      rows={Number(options.rows ?? ROWS)}
      slotProps={{ input }}
      onChange={({ target }) => onChange(target.value || options.emptyValue)}
      onBlur={() => {
        const text = withoutInvisible(shown);
        if (text !== shown) onChange(text || options.emptyValue);
        onBlur(id, text);
      }}
    />
  );
}
