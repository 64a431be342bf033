import { cpfMask } from '../../../src/rules/tax-id/tax-id.ts';
import { TypedInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A CPF, shown as ddd.ddd.ddd-dd while it is typed. */
export function Cpf(props: WidgetProps) {
  return <TypedInput {...props} mask={cpfMask} />;
}
