import { formatCep } from '../../../src/rules/cep/cep.ts';
import { TypedInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A Brazilian CEP, shown as 'nn nnn-nnn' (D-91). */
export function PostalCode(props: WidgetProps) {
  return <TypedInput {...props} mask={formatCep} />;
}
