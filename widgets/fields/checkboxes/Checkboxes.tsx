import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { Option, Options } from '../choice/Choice.tsx';
import { GroupLabel } from '../choice/GroupLabel.tsx';
import { useTypedBefore } from '../use-typed-before.ts';
import { isChosen, keyOf, type EnumOption, hasHelp, type WidgetProps } from '../widget-props.ts';

/** Any of a few values, in the order of the list, whatever the order in which they were ticked. */
export function Checkboxes(props: WidgetProps) {
  const { id, value, options, onChange, onBlur } = props;
  const { enumOptions = [], enumDisabled = [] } = options;
  const aria = useFieldAria(id, { required: false, hasHelp: hasHelp(props) });
  const values: unknown[] = Array.isArray(value) ? value : [];
  const isTicked = (option: EnumOption) => values.some((one) => isChosen(option, one));
  const toggle = (option: EnumOption) => {
    const ticked = enumOptions.filter((one) => isTicked(one) !== (one === option));
    onChange(ticked.map((one) => one.value));
  };
  const group = useTypedBefore<HTMLDivElement>((boxes) => {
    const ticked = [...boxes.querySelectorAll('input')].filter(({ checked }) => checked);
    const typed = enumOptions.filter((one) => ticked.some((box) => box.value === keyOf(one.value)));
    if (typed.length !== values.length) onChange(typed.map((one) => one.value));
  });
  return (
    <div ref={group} role="group" aria-labelledby={`${id}-label`} {...aria}>
      <GroupLabel id={`${id}-label`}>{props.label}</GroupLabel>
      <Options>
        {enumOptions.map((option, index) => (
          <Option key={keyOf(option.value)} data-chosen={isTicked(option) || undefined}>
            <input
              type="checkbox"
              id={index === 0 ? id : `${id}-${index}`}
              name={props.htmlName}
              value={keyOf(option.value)}
              checked={isTicked(option)}
              disabled={props.disabled || props.readonly || enumDisabled.includes(option.value)}
              onChange={() => toggle(option)}
              onBlur={() => onBlur(id, value)}
            />
            {option.label}
          </Option>
        ))}
      </Options>
    </div>
  );
}
