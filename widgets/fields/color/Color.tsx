import { styled } from '../../../src/styles/styled.ts';
import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { hasHelp, shownValue, type WidgetProps } from '../widget-props.ts';

/** The colour that browsers show if none is chosen. */
const UNCHOSEN = '#000000';

/** A colour, #rrggbb, by the browser's own field. */
export function Color(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props;
  const aria = useFieldAria(id, { required: props.required, hasHelp: hasHelp(props) });
  return (
    <Swatch
      type="color"
      id={id}
      name={props.htmlName}
      value={shownValue(value) || UNCHOSEN}
      disabled={props.disabled || props.readonly}
      aria-label={props.hideLabel ? props.label : undefined}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => onBlur(id, value)}
      {...aria}
    />
  );
}

const Swatch = styled('input')({ display: 'block', width: 72, height: 48, padding: 2 });
