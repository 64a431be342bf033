import { useEffect } from 'react';
import { useMethods } from '../../../src/checkout/hooks/use-order.ts';
import { Choice } from '../choice/Choice.tsx';
import { keyOf, type WidgetProps } from '../widget-props.ts';

/** Payment methods to choose from; a closed one cannot be chosen, nor stay chosen from before (D-174). */
export function PaymentMethod(props: WidgetProps) {
  const { value, options, onChange } = props;
  const methods: readonly string[] = useMethods();
  const values = (options.enumOptions ?? []).map((option) => option.value);
  const isClosed = (one: unknown) => !methods.includes(keyOf(one));
  const open = values.filter((one) => !isClosed(one));
  const instead = value !== undefined && isClosed(value) ? open[0] : undefined;
  useEffect(() => {
    if (instead !== undefined) onChange(instead);
  }, [instead, onChange]);
  return <Choice {...props} options={{ ...options, enumDisabled: values.filter(isClosed) }} />;
}
