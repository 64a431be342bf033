import { TextInput } from '../text/TextInput.tsx';
import { shownValue, type WidgetProps } from '../widget-props.ts';

/** A number that arrows raise and lower, by the browser's own field. */
export function Updown(props: WidgetProps) {
  const { value, options, schema, onChange } = props;
  return (
    <TextInput
      {...props}
      value={shownValue(value)}
      options={{ ...options, inputType: 'number' }}
      attributes={{
        min: schema.minimum,
        max: schema.maximum,
        step: schema.multipleOf ?? (schema.type === 'integer' ? 1 : 'any'),
      }}
      onChange={(typed: string | undefined) => onChange(typed && Number(typed))}
    />
  );
}
