import Checkbox from '@mui/material/Checkbox';
import FormGroup from '@mui/material/FormGroup';
import { useGroupAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { GroupLabel } from '../choice/GroupLabel.tsx';
import { Option } from '../choice/Option.tsx';
import { useTypedBefore } from '../use-typed-before.ts';
import { isChosen, keyOf, type EnumOption, hasHelp, type WidgetProps } from '../widget-props.ts';

/** Any of a few values, in the order of the list, not of the ticks. */
export function Checkboxes(props: WidgetProps) {
  const { id, value, options, onChange, onBlur } = props;
  const { enumOptions = [], enumDisabled = [] } = options;
  const aria = useGroupAria(id, { required: false, hasHelp: hasHelp(props) });
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
    <>
      <GroupLabel id={`${id}-label`}>{props.label}</GroupLabel>
      <FormGroup ref={group} role="group" aria-labelledby={`${id}-label`} {...aria}>
        {enumOptions.map((option, index) => (
          <Option
            key={keyOf(option.value)}
            isChosen={isTicked(option)}
            label={option.label}
            control={
              <Checkbox
                size="small"
                id={index === 0 ? id : `${id}-${index}`}
                name={props.htmlName}
                value={keyOf(option.value)}
                checked={isTicked(option)}
                disabled={props.disabled || props.readonly || enumDisabled.includes(option.value)}
                onChange={() => toggle(option)}
                onBlur={() => onBlur(id, value)}
              />
            }
          />
        ))}
      </FormGroup>
    </>
  );
}
