import { useEffect } from 'react';
import { useServices, useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { useSlowWait } from '../../../src/checkout/hooks/use-call-notices.ts';
import { SelectInput } from '../select/SelectInput.tsx';
import { useBeforeSubmit, useLoading } from '../control-hooks.ts';
import type { WidgetProps } from '../widget-props.ts';
import { installmentText } from './installment-text.ts';

export function Installments(props: WidgetProps) {
  const { value, onChange } = props;
  const { text } = useStorefront();
  const { visit } = useServices();
  const { plan, money, status } = useOrder();
  const isLoading = status === 'loading';
  useSlowWait(isLoading);
  const whole = plan && { id: '1', count: 1, value: plan.amount, totalValue: plan.amount };
  const choices = plan?.installments.length ? plan.installments : whole ? [whole] : [];
  const chosen = choices.find(({ id }) => id === value);
  const isKnown = chosen !== undefined;
  const first = choices[0]?.id;

  const chooseFirst = () => {
    if (first !== undefined && !isKnown) onChange(first);
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(chooseFirst, [first, isKnown]);
  // RJSF's form loses a change that comes while its own schema changes: what is shown as chosen is sent.
  useBeforeSubmit(chooseFirst);
  useLoading(props.id, isLoading);

  // The summary above shows what is charged; the whole price at once is what it shows anyway.
  const isWhole = chosen?.count === 1 && chosen.totalValue === plan?.amount;
  const shown = isWhole ? undefined : chosen?.id;
  useEffect(() => visit.showInstallment(shown), [visit, shown]);
  useEffect(() => () => visit.showInstallment(undefined), [visit]);

  return (
    <SelectInput {...props} disabled={props.disabled || !plan}>
      {!plan && <option value="">{text('order.loading')}</option>}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {installmentText(choice, plan!, text, money)}
        </option>
      ))}
    </SelectInput>
  );
}
