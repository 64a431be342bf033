import { styled } from '../../../src/styles/styled.ts';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { formatNumber } from '../../../src/rules/number.ts';
import { useTypedBefore } from '../use-typed-before.ts';
import { hasHelp, shownValue, type WidgetProps } from '../widget-props.ts';

/** A number between two ends, with the one chosen beside it. */
export function Range(props: WidgetProps) {
  const { id, value, schema, onChange, onBlur } = props;
  const { lang } = useStorefront().brand.settings;
  const aria = useFieldAria(id, { required: props.required, hasHelp: hasHelp(props) });
  const slider = useTypedBefore<HTMLInputElement>((typed) => {
    // Without a value it stands in the middle, whether the buyer put it there or not.
    if (value !== undefined && typed.value !== String(value)) onChange(Number(typed.value));
  });
  return (
    <Row>
      <input
        ref={slider}
        type="range"
        id={id}
        name={props.htmlName}
        min={schema.minimum}
        max={schema.maximum}
        step={schema.multipleOf ?? (schema.type === 'integer' ? 1 : 'any')}
        value={shownValue(value)}
        disabled={props.disabled || props.readonly}
        aria-label={props.hideLabel ? props.label : undefined}
        onChange={({ target }) => onChange(Number(target.value))}
        onBlur={() => onBlur(id, value)}
        {...aria}
      />
      <output htmlFor={id}>{formatNumber(value, lang)}</output>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
  '& > output': { minWidth: '3ch', textAlign: 'right' },
}));
