import { formatRegistry } from '../../../src/rules/registry.ts';
import { TextInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A CPF or a CNPJ in one field, in the mask of whichever it turns out to be. */
export function Registry(props: WidgetProps) {
  return <TextInput {...props} mask={formatRegistry} />;
}
