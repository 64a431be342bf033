import { useMemo, useRef, useState } from 'react';
import { styled } from '../../../src/styles/styled.ts';
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
import { useBeforePaint } from '../use-before-paint.ts';
import type { WidgetProps } from '../widget-props.ts';
import { countries, countryFieldOf, countryOf } from './countries.ts';

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

  const { lang } = brand.settings;
  const [isNamed, setIsNamed] = useState(false);
  const countryList = useMemo(() => countryOptions(isNamed ? lang : undefined), [lang, isNamed]);
  const select = useRef<HTMLSelectElement>(null);
  // Its name is for a form that is posted without the program; the specification has none for it.
  useBeforePaint(() => select.current?.removeAttribute('name'), []);
  return (
    <TypedInput
      {...props}
      mask={(raw) => formatTypedPhone(read(), raw, home)}
      finish={(typed) => formatPhone(typed, home)}
      start={
        <CountrySelect
          ref={select}
          name={countryFieldOf(props.htmlName ?? '')}
          aria-label={text('phone.country')}
          value={country}
          disabled={props.disabled}
          onFocus={() => setIsNamed(true)}
          onChange={({ target }) => choose(target.value)}
        >
          {country === '' && <option value="">+</option>}
          {countryList}
        </CountrySelect>
      }
    />
  );
}

/**
 * The countries as options of a list, by ISO code: flags are missing on Windows, and a font of emoji costs
 * the first paint 4 ms. Their names for screen readers come when the list is reached, as the browser's
 * table of names costs a cheap phone 40 ms.
 *
 * @param lang BCP 47; undefined leaves the names out.
 */
function countryOptions(lang: string | undefined) {
  const names = lang === undefined ? undefined : new Intl.DisplayNames(lang, { type: 'region' });
  return countries.map(({ code, calling }) => (
    <option key={code} value={code} aria-label={names && `${names.of(code)} ${calling}`}>
      {code} {calling}
    </option>
  ));
}

const CountrySelect = styled('select')(({ theme }) => ({
  flex: 'none',
  minHeight: 44,
  margin: '0 8px 0 14px',
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  '& option': { color: theme.palette.text.primary, background: theme.palette.background.paper },
}));
