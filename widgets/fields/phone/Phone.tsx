import { styled } from '@mui/material/styles';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import {
  pathOfField,
  useDerived,
  useTextChange,
  useTextReader,
} from '../../../src/checkout/hooks/form-hooks.ts';
import type { PhoneLocale } from '../../../src/rules/phone/phone.ts';
import { formatPhone, formatTypedPhone } from '../../../src/rules/phone/phone.ts';
import { TypedInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { countries, countryOf, flagOf } from './countries.ts';

/**
 * A phone number. Numbers of the home country (`country` in 'ui:options') are typed the national
 * way; another country puts its calling code in front and the '+' rule applies (D-76).
 */
export function Phone(props: WidgetProps<{ country?: PhoneLocale }>) {
  const { id, options, onChange } = props;
  const { text, brand } = useStorefront();
  const read = useTextReader(id);
  const change = useTextChange({ id, onChange });
  const home = options.country ?? 'BR';
  const country = useDerived(pathOfField(id), (number) =>
    number.startsWith('+') ? (countryOf(number)?.code ?? '') : home,
  );

  const choose = (code: string) => {
    const number = read();
    const chosen = countries.find((one) => one.code === code);
    const digits = number.startsWith('+') ? '' : number.replace(/\D/g, '');
    if (code === home) change(formatPhone(digits, home) || undefined);
    else if (chosen) change(`${chosen.calling}${digits}`);
  };

  const names = new Intl.DisplayNames(brand.settings.lang, { type: 'region' });
  return (
    <TypedInput
      {...props}
      mask={(raw) => formatTypedPhone(read(), raw, home)}
      finish={(typed) => formatPhone(typed, home)}
      start={
        <CountrySelect
          aria-label={text('phone.country')}
          value={country}
          disabled={props.disabled}
          onChange={({ target }) => choose(target.value)}
        >
          {country === '' && <option value="">🌐 +</option>}
          {countries.map(({ code, calling }) => (
            <option key={code} value={code} aria-label={`${names.of(code)} ${calling}`}>
              {flagOf(code)} {calling}
            </option>
          ))}
        </CountrySelect>
      }
    />
  );
}

const CountrySelect = styled('select')(({ theme }) => ({
  flex: 'none',
  minHeight: 44,
  marginRight: 8,
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  '& option': { color: theme.palette.text.primary, background: theme.palette.background.paper },
}));
