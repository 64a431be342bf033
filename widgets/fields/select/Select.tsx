import { useCheckout } from '../../../src/checkout/checkout-context.ts';
import type { WidgetProps } from '../widget-props.ts';
import { SelectInput } from './SelectInput.tsx';

/** One value of a list that the form's schema gives (`enum` with 'ui:enumNames', or `oneOf`). */
export function Select(props: WidgetProps) {
  const { text } = useCheckout();
  return (
    <SelectInput {...props}>
      <option value="">{text('select.placeholder')}</option>
      {props.options.enumOptions?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectInput>
  );
}
