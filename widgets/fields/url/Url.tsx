import { Text } from '../text/Text.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** An internet address, as the browser knows it. */
export function Url(props: WidgetProps) {
  const usual = { inputType: 'url', inputMode: 'url', autoCapitalize: 'none' } as const;
  return <Text {...props} options={{ ...usual, ...props.options }} />;
}
