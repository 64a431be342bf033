import { useCheckout } from '../../../src/checkout/checkout-context.ts';
import { shownValue, type WidgetProps } from '../widget-props.ts';
import { SelectInput } from './SelectInput.tsx';

/** One value of a list that the form's schema gives (`enum` with 'ui:enumNames', or `oneOf`). */
export function Select(props: WidgetProps) {
  const { text } = useCheckout();
  const { enumOptions = [] } = props.options;
  const choose = (chosen: string | undefined) =>
    props.onChange(enumOptions.find(({ value }) => shownValue(value) === chosen)?.value);
  return (
    <SelectInput {...props} onChange={choose}>
      <option value="">{text('select.placeholder')}</option>
      {enumOptions.map(({ value, label }) => (
        <option key={shownValue(value)} value={shownValue(value)}>
          {label}
        </option>
      ))}
    </SelectInput>
  );
}
