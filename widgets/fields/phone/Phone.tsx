import FormControl from '@mui/material/FormControl';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useMemo, useState, type FocusEvent } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import {
  pathOfField,
  useDerived,
  useFormScope,
  useTextChange,
} from '../../../src/checkout/hooks/form-hooks.ts';
import { digitsOf } from '../../../src/rules/characters.ts';
import type { PhoneLocale } from '../../../src/rules/phone/phone.ts';
import { formatPhone, phoneMasks } from '../../../src/rules/phone/phone.ts';
import { TypedInput } from '../text/TextInput.tsx';
import { useIsHydrated } from '../../use-hydration.ts';
import type { WidgetProps } from '../widget-props.ts';
import { countries, countryFieldOf, countryOf } from './countries.ts';
import { theme } from '../../../src/styles/theme.ts';

/** A phone number. Another country than `country` in 'ui:options' puts its calling code in front. */
export function Phone(props: WidgetProps<{ country?: PhoneLocale }>) {
  const { options } = props;
  const { text, brand } = useStorefront();
  const scope = useFormScope();
  const change = useTextChange(props);
  const path = pathOfField(props.id);
  const home = options.country ?? 'BR';
  const country = useDerived(path, (number) =>
    number.startsWith('+') ? (countryOf(number)?.code ?? '') : home,
  );

  const choose = (code: string) => {
    const number = String(scope.read(path) ?? '');
    const chosen = countries.find((one) => one.code === code);
    const digits = digitsOf(number.slice(countryOf(number)?.calling.length));
    if (code === home) change(formatPhone(digits, home) || undefined);
    else if (chosen) change(`${chosen.calling}${digits}`);
  };

  const { lang } = brand.settings;
  const [isNamed, setIsNamed] = useState(false);
  // The names for screen readers come when the list is reached: the browser's table costs a cheap phone 40 ms.
  const names = useMemo(
    () => (isNamed ? new Intl.DisplayNames(lang, { type: 'region' }) : undefined),
    [lang, isNamed],
  );
  // The country's name is for a form that is posted without the program; the specification has none for it.
  const hasProgram = useIsHydrated();
  return (
    <TypedInput
      {...props}
      mask={phoneMasks[home]}
      finish={(typed) => formatPhone(typed, home)}
      attributes={{ onFocus: typeBehindCode }}
      start={
        // A control of its own, whose state is not that of the number.
        <Country fullWidth={false}>
          <NativeSelect
            variant="standard"
            input={<InputBase />}
            name={hasProgram ? undefined : countryFieldOf(props.htmlName ?? '')}
            inputProps={{ 'aria-label': text('phone.country') }}
            value={country}
            disabled={props.disabled}
            onFocus={() => setIsNamed(true)}
            onChange={({ target }) => choose(target.value)}
          >
            {country === '' && <option value="">+</option>}
            {/* No flags: Windows has none, and a font of emoji costs the first paint 4 ms. */}
            {countries.map(({ code, calling }) => (
              <option key={code} value={code} aria-label={names && `${names.of(code)} ${calling}`}>
                {code} {calling}
              </option>
            ))}
          </NativeSelect>
        </Country>
      }
    />
  );
}

/** A browser selects all that a field holds when it is reached by keyboard: typing would take the chosen code away. */
function typeBehindCode({ target }: FocusEvent<HTMLInputElement>) {
  const { value } = target;
  if (countries.some(({ calling }) => calling === value)) {
    target.setSelectionRange(value.length, value.length);
  }
}

const Country = styled(FormControl)({
  flex: 'none',
  margin: '0 8px 0 14px',
  '& select': {
    minHeight: 44,
    paddingLeft: 4,
    boxSizing: 'border-box',
    borderRadius: 6,
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  },
});
