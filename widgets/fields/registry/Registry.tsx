import { formatRegistry } from '../../../src/rules/registry/registry.ts';
import { TypedInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A CPF or a CNPJ in one field, in the mask of whichever it turns out to be. */
export function Registry(props: WidgetProps) {
  return <TypedInput {...props} mask={formatRegistry} />;
}
