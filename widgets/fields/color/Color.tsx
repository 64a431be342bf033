import InputBase from '@mui/material/InputBase';
import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { hasHelp, shownValue, type WidgetProps } from '../widget-props.ts';

/** The colour that browsers show if none is chosen. */
const UNCHOSEN = '#000000';

/** A colour, #rrggbb, by the browser's own field. */
export function Color(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props;
  const aria = useFieldAria(id, { required: props.required, hasHelp: hasHelp(props) });
  return (
    <InputBase
      type="color"
      id={id}
      name={props.htmlName}
      value={shownValue(value) || UNCHOSEN}
      disabled={props.disabled || props.readonly}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => onBlur(id, value)}
      slotProps={{
        input: { ...aria, 'aria-label': props.hideLabel ? props.label : undefined },
      }}
      sx={{ width: 72, '& > input': { boxSizing: 'border-box', height: 48, padding: '2px' } }}
    />
  );
}
