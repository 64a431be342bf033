import { TextInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A day of the calendar, AAAA-MM-DD, by the browser's own field. */
export function Date(props: WidgetProps) {
  return <TextInput {...props} options={{ ...props.options, inputType: 'date' }} />;
}
