import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { Checkboxes } from '../checkboxes/Checkboxes.tsx';
import { isChosen, keyOf, type WidgetProps } from '../widget-props.ts';
import { SelectInput } from './SelectInput.tsx';

export const Select = (props: WidgetProps) =>
  props.multiple ? <Checkboxes {...props} /> : <OneOf {...props} />;

/** It begins with nothing chosen, unless the schema has a default. */
function OneOf(props: WidgetProps) {
  const { text } = useStorefront();
  const { enumOptions = [], enumDisabled = [] } = props.options;
  const chosen = enumOptions.find((option) => isChosen(option, props.value));
  const choose = (key: string | undefined) =>
    props.onChange(enumOptions.find(({ value }) => keyOf(value) === key)?.value);
  return (
    <SelectInput {...props} value={chosen && keyOf(chosen.value)} onChange={choose}>
      {(props.schema.default === undefined || !chosen) && (
        <option value="">{text('select.placeholder')}</option>
      )}
      {enumOptions.map(({ value, label }) => (
        <option key={keyOf(value)} value={keyOf(value)} disabled={enumDisabled.includes(value)}>
          {label}
        </option>
      ))}
    </SelectInput>
  );
}
