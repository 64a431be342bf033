import type { WidgetProps } from '../widget-props.ts';
import { TextInput } from './TextInput.tsx';

/** A plain line of text: name, e-mail, street. */
export function Text(props: WidgetProps) {
  return <TextInput {...props} />;
}
