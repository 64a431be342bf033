import { shownValue, type WidgetProps } from '../widget-props.ts';

/** A value that the form carries without showing it. */
export function Hidden({ id, value, htmlName }: WidgetProps) {
  return <input type="hidden" id={id} name={htmlName} value={shownValue(value)} />;
}
