import Checkbox from '@mui/material/Checkbox';
import FormGroup from '@mui/material/FormGroup';
import type { EnumOptionsType } from '@rjsf/utils';
import { GroupLabel, Option } from '../choice/Option.tsx';
import { useGroup, useTypedBefore } from '../control-hooks.ts';
import { isChosen, keyOf, type WidgetProps } from '../widget-props.ts';

/** Any of a few values, in the order of the list, not of the ticks. */
export function Checkboxes(props: WidgetProps) {
  const { id, value, options, onChange, onBlur } = props;
  const { enumOptions = [], enumDisabled = [] } = options;
  const { labelId, group } = useGroup(props, false);
  const values: unknown[] = Array.isArray(value) ? value : [];
  const isTicked = (option: EnumOptionsType) => values.some((one) => isChosen(option, one));
  const toggle = (option: EnumOptionsType) => {
    const ticked = enumOptions.filter((one) => isTicked(one) !== (one === option));
    onChange(ticked.map((one) => one.value));
  };
  const ref = useTypedBefore<HTMLDivElement>((boxes) => {
    const ticked = [...boxes.querySelectorAll('input')].filter(({ checked }) => checked);
    const typed = enumOptions.filter((one) => ticked.some((box) => box.value === keyOf(one.value)));
    if (typed.length !== values.length) onChange(typed.map((one) => one.value));
  });
  return (
    <>
      <GroupLabel id={labelId}>{props.label}</GroupLabel>
      <FormGroup ref={ref} role="group" {...group}>
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
