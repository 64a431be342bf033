import type { WidgetProps } from '../widget-props.ts';
import { CheckboxRow } from './CheckboxRow.tsx';

/** A boolean: true when ticked, false when not. */
export function Checkbox(props: WidgetProps) {
  return (
    <CheckboxRow {...props} unticked={false}>
      {props.label}
    </CheckboxRow>
  );
}
