import { useEffect } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { useOrder } from '../../../src/checkout/hooks/use-order.ts';
import { Choice } from '../choice/Choice.tsx';
import { keyOf, type WidgetProps } from '../widget-props.ts';

export function PaymentMethod(props: WidgetProps) {
  const { value, options, onChange } = props;
  const { text } = useStorefront();
  const methods: readonly string[] = useOrder(false).methods;
  const values = (options.enumOptions ?? []).map((option) => option.value);
  const isClosed = (one: unknown) => !methods.includes(keyOf(one));
  const open = values.filter((one) => !isClosed(one));
  const instead = value !== undefined && isClosed(value) ? open[0] : undefined;
  useEffect(() => {
    if (instead !== undefined) onChange(instead);
  }, [instead, onChange]);
  const enumOptions = options.enumOptions?.map(({ value: one, label }) => ({
    value: one,
    label: isClosed(one) ? `${label} ${text('method.closed')}` : label,
  }));
  const enumDisabled = values.filter(isClosed);
  return <Choice {...props} options={{ ...options, enumOptions, enumDisabled }} />;
}
