import { useEffect } from 'react';
import { useCheckout } from '../../../src/checkout/checkout-context.ts';
import { useOrder } from '../../../src/checkout/use-order.ts';
import { SelectInput } from '../select/SelectInput.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { installmentText } from './installment-text.ts';

/** How to split the price, in the plan's own figures; the first way is chosen until another is. */
export function Installments(props: WidgetProps) {
  const { value, onChange } = props;
  const { text } = useCheckout();
  const { plan, money } = useOrder();
  const installments = plan?.installments ?? [];
  const first = installments[0]?.id;

  useEffect(() => {
    const known = installments.some(({ id }) => id === value);
    if (first !== undefined && !known) onChange(first);
  }, [first, value, onChange, installments]);

  return (
    <SelectInput {...props} disabled={props.disabled || installments.length === 0}>
      {installments.length === 0 && <option value="">{text('order.loading')}</option>}
      {installments.map((installment) => (
        <option key={installment.id} value={installment.id}>
          {installmentText(installment, text, money)}
        </option>
      ))}
    </SelectInput>
  );
}
