import { Text } from '../text/Text.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A line of text that is not shown. */
export function Password(props: WidgetProps) {
  const usual = { inputType: 'password', autocomplete: 'off' } as const;
  return <Text {...props} options={{ ...usual, ...props.options }} />;
}
