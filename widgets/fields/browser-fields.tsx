import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useStorefront } from '../../src/checkout/hooks/checkout-context.ts';
import { formatNumber } from '../../src/rules/number.ts';
import { useControl, useTypedBefore } from './control-hooks.ts';
import { limitsOf } from './typed-fields.tsx';
import { shownValue, type WidgetProps } from './widget-props.ts';
import { theme } from '../../src/styles/theme.ts';

export function Range(props: WidgetProps) {
  const { id, value, schema, onChange } = props;
  const { lang } = useStorefront().brand.settings;
  const { control, input } = useControl(props);
  const slider = useTypedBefore<HTMLInputElement>((typed) => {
    // Without a value it stands in the middle, whether the buyer put it there or not.
    if (value !== undefined && typed.value !== String(value)) onChange(Number(typed.value));
  });
  return (
    <Row>
      <InputBase
        {...control}
        inputRef={slider}
        type="range"
        value={shownValue(value)}
        onChange={({ target }) => onChange(Number(target.value))}
        slotProps={{ input: { ...input, ...limitsOf(schema) } }}
      />
      <output htmlFor={id}>{formatNumber(value, lang)}</output>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > div': { flex: 1 },
  '& input': { height: 44, padding: 0, accentColor: theme.palette.primary.main },
  '& > output': { minWidth: '3ch', textAlign: 'right' },
});

/** The colour that browsers show if none is chosen. */
const UNCHOSEN = '#000000';

/** As #rrggbb. */
export function Color(props: WidgetProps) {
  const { control, input } = useControl(props);
  return (
    <InputBase
      {...control}
      type="color"
      value={shownValue(props.value) || UNCHOSEN}
      onChange={({ target }) => props.onChange(target.value)}
      slotProps={{ input }}
      sx={{ width: 72, '& > input': { boxSizing: 'border-box', height: 48, padding: '2px' } }}
    />
  );
}

export function Hidden({ id, value, htmlName }: WidgetProps) {
  return <input type="hidden" id={id} name={htmlName} value={shownValue(value)} />;
}
