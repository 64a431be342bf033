import { formatCnpj } from '../../../src/rules/cnpj/cnpj.ts';
import { TypedInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A CNPJ, of digits or alphanumeric, shown as dd.ddd.ddd/dddd-dd while it is typed. */
export function Cnpj(props: WidgetProps) {
  return <TypedInput {...props} mask={formatCnpj} />;
}
