import type { WidgetProps } from '../widget-props.ts';
import { CheckboxRow } from './CheckboxRow.tsx';

export function Checkbox(props: WidgetProps) {
  return (
    <CheckboxRow {...props} unticked={false}>
      {props.label}
    </CheckboxRow>
  );
}
