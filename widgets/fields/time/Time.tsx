import { TextInput } from '../text/TextInput.tsx';
import { shownValue, type WidgetProps } from '../widget-props.ts';

/** A time of the day, hh:mm:ss, by the browser's own field, which gives seconds only if they are not 0. */
export function Time(props: WidgetProps) {
  const { value, onChange } = props;
  return (
    <TextInput
      {...props}
      options={{ ...props.options, inputType: 'time' }}
      value={shownValue(value).replace(/^(\d\d:\d\d):00$/, '$1')}
      onChange={(time: string | undefined) => onChange(time?.replace(/^(\d\d:\d\d)$/, '$1:00'))}
    />
  );
}
