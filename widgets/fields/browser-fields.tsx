import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { localToUTC, utcToLocal, type RJSFSchema } from '@rjsf/utils';
import { useStorefront } from '../../src/checkout/hooks/checkout-context.ts';
import { formatNumber } from '../../src/rules/number.ts';
import { useControl, useTypedBefore } from './control-hooks.ts';
import { useIsHydrated } from '../use-hydration.ts';
import { Text } from './text/Text.tsx';
import { TextInput } from './text/TextInput.tsx';
import { shownValue, type WidgetOptions, type WidgetProps } from './widget-props.ts';

/** A line of text with options that brand JSON may replace. */
const textWith = (usual: WidgetOptions) => (props: WidgetProps) => (
  <Text {...props} options={{ ...usual, ...props.options }} />
);

/** An e-mail address, as the browser knows it. */
export const Email = textWith({
  inputType: 'email',
  autocomplete: 'email',
  autoCapitalize: 'none',
});

/** A line of text that is not shown. */
export const Password = textWith({ inputType: 'password', autocomplete: 'off' });

/** An internet address, as the browser knows it. */
export const Url = textWith({ inputType: 'url', inputMode: 'url', autoCapitalize: 'none' });

/** A day of the calendar, AAAA-MM-DD, by the browser's own field. */
export const Date = (props: WidgetProps) => (
  <TextInput {...props} options={{ ...props.options, inputType: 'date' }} />
);

/** A moment, ISO 8601 in UTC, shown in the buyer's own time by the browser's field. */
export function DateTime(props: WidgetProps) {
  const { value, onChange } = props;
  // The server does not know the buyer's time zone.
  const isHere = useIsHydrated();
  return (
    <TextInput
      {...props}
      options={{ ...props.options, inputType: 'datetime-local' }}
      value={isHere ? utcToLocal(shownValue(value)) : ''}
      onChange={(local: string | undefined) => onChange(local && localToUTC(local))}
    />
  );
}

/** A time of the day, hh:mm:ss, by the browser's own field, which gives seconds only if they are not 0. */
export function Time(props: WidgetProps) {
  const { value, onChange } = props;
  return (
    <TextInput
      {...props}
      options={{ ...props.options, inputType: 'time' }}
      value={shownValue(value).replace(/^(\d\d:\d\d):00$/, '$1')}
      onChange={(time: string | undefined) => onChange(time?.replace(/^(\d\d:\d\d)$/, '$1:00'))}
    />
  );
}

const limitsOf = ({ minimum, maximum, multipleOf, type }: RJSFSchema) => ({
  min: minimum,
  max: maximum,
  step: multipleOf ?? (type === 'integer' ? 1 : 'any'),
});

/** A number that arrows raise and lower, by the browser's own field. */
export function Updown(props: WidgetProps) {
  const { value, options, schema, onChange } = props;
  return (
    <TextInput
      {...props}
      value={shownValue(value)}
      options={{ ...options, inputType: 'number' }}
      attributes={limitsOf(schema)}
      onChange={(typed: string | undefined) => onChange(typed && Number(typed))}
    />
  );
}

/** A number between two ends, with the chosen number beside it. */
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

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& > div': { flex: 1 },
  '& input': { height: 44, padding: 0, accentColor: theme.palette.primary.main },
  '& > output': { minWidth: '3ch', textAlign: 'right' },
}));

/** The colour that browsers show if none is chosen. */
const UNCHOSEN = '#000000';

/** A colour, #rrggbb, by the browser's own field. */
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

/** A value that the form carries without showing it. */
export function Hidden({ id, value, htmlName }: WidgetProps) {
  return <input type="hidden" id={id} name={htmlName} value={shownValue(value)} />;
}
