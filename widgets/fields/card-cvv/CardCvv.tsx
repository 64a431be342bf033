import { formatCvv } from '../../../src/rules/cvv/cvv.ts';
import { TypedInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** Security code: digits only. How many are right is the form schema's word, by card company (D-87). */
export function CardCvv(props: WidgetProps) {
  return <TypedInput {...props} mask={formatCvv} />;
}
