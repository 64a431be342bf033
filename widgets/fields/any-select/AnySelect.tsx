import { Checkboxes } from '../checkboxes/Checkboxes.tsx';
import { Select } from '../select/Select.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** One of several values, or, for a list, any of them. */
export function AnySelect(props: WidgetProps) {
  return props.multiple ? <Checkboxes {...props} /> : <Select {...props} />;
}
