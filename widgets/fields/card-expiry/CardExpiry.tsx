import { formatExpiry } from '../../../src/rules/card-expiry/card-expiry.ts';
import { TypedInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** Card expiry MM/AA in one field; fills its slash and takes MM/AAAA too. */
export function CardExpiry(props: WidgetProps) {
  return <TypedInput {...props} mask={formatExpiry} />;
}
