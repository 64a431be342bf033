import { formatCnpj } from '../../../src/rules/cnpj.ts';
import { TextInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A CNPJ, of digits or alphanumeric, shown as dd.ddd.ddd/dddd-dd while it is typed. */
export function Cnpj(props: WidgetProps) {
  return <TextInput {...props} mask={formatCnpj} />;
}
