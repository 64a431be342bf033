import { formatCep } from '../../../src/rules/cep.ts';
import { TextInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A Brazilian CEP, shown as 'nn nnn-nnn' (D-91). */
export function PostalCode(props: WidgetProps) {
  return <TextInput {...props} mask={formatCep} />;
}
