import { Text } from '../text/Text.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** An e-mail address, as the browser knows it. */
export function Email(props: WidgetProps) {
  const usual = { inputType: 'email', autocomplete: 'email', autoCapitalize: 'none' } as const;
  return <Text {...props} options={{ ...usual, ...props.options }} />;
}
