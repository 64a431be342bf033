import { formatExpiry } from '../../../src/rules/card-expiry.ts';
import { TextInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** Card expiry MM/AA in one field; fills its slash and takes MM/AAAA too. */
export function CardExpiry(props: WidgetProps) {
  return <TextInput {...props} mask={formatExpiry} />;
}
