import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
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
      <InputBase
        inputRef={slider}
        type="range"
        id={id}
        name={props.htmlName}
        value={shownValue(value)}
        disabled={props.disabled || props.readonly}
        onChange={({ target }) => onChange(Number(target.value))}
        onBlur={() => onBlur(id, value)}
        slotProps={{
          input: {
            ...aria,
            'aria-label': props.hideLabel ? props.label : undefined,
            min: schema.minimum,
            max: schema.maximum,
            step: schema.multipleOf ?? (schema.type === 'integer' ? 1 : 'any'),
          },
        }}
      />
      <output htmlFor={id}>{formatNumber(value, lang)}</output>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > div': { flex: 1 },
  '& input': { height: 44, padding: 0, accentColor: theme.palette.primary.main },
  '& > output': { minWidth: '3ch', textAlign: 'right' },
}));
