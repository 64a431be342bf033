import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { AreaControl, InputBox } from '../../input-box/InputBox.tsx';
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
    <InputBox
      data-invalid={aria['aria-invalid'] ?? false}
      data-disabled={props.disabled || undefined}
    >
      <AreaControl
        ref={area}
        id={id}
        name={props.htmlName}
        value={shown}
        placeholder={props.placeholder}
        disabled={props.disabled}
        readOnly={props.readonly}
        {...aria}
        aria-label={props.hideLabel ? props.label : undefined}
        rows={Number(options.rows ?? ROWS)}
        onChange={({ target }) => onChange(target.value || options.emptyValue)}
        onBlur={() => onBlur(id, value)}
      />
    </InputBox>
  );
}
