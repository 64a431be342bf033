import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useChosenBefore, useGroup } from '../control-hooks.ts';
import { isChosen, keyOf, type WidgetProps } from '../widget-props.ts';
import { GroupLabel, Option } from './Option.tsx';

export function Choice(props: WidgetProps) {
  const { id, value, options, onChange, onBlur } = props;
  const { enumOptions = [], enumDisabled } = options;
  const { labelId, group } = useGroup(props);
  const optionOf = (key: string) => enumOptions.find((one) => keyOf(one.value) === key);
  const ref = useChosenBefore((chosen) => {
    const option = optionOf(chosen);
    if (option && !isChosen(option, value)) onChange(option.value);
  });
  return (
    <>
      <GroupLabel id={labelId}>{props.label}</GroupLabel>
      <RadioGroup
        ref={ref}
        name={props.htmlName}
        {...group}
        onChange={(_, key) => onChange(optionOf(key)?.value)}
        onBlur={() => onBlur(id, value)}
      >
        {enumOptions.map((option, index) => (
          <Option
            key={keyOf(option.value)}
            isChosen={isChosen(option, value)}
            label={option.label}
            control={
              <Radio
                id={index === 0 ? id : `${id}-${index}`}
                value={keyOf(option.value)}
                checked={isChosen(option, value)}
                disabled={props.disabled || props.readonly || enumDisabled?.includes(option.value)}
                slotProps={{ input: { required: props.required } }}
              />
            }
          />
        ))}
      </RadioGroup>
    </>
  );
}
