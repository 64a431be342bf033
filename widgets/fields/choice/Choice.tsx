import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useGroupAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { useChosenBefore } from '../use-chosen-before.ts';
import { hasHelp, isChosen, keyOf, type WidgetProps } from '../widget-props.ts';
import { GroupLabel } from './GroupLabel.tsx';
import { Option } from './Option.tsx';

/** One of a few values, all in sight; values named in 'ui:enumDisabled' are shown but closed. */
export function Choice(props: WidgetProps) {
  const { id, value, options, onChange, onBlur } = props;
  const { enumOptions = [], enumDisabled } = options;
  const aria = useGroupAria(id, { required: props.required, hasHelp: hasHelp(props) });
  const optionOf = (key: string) => enumOptions.find((one) => keyOf(one.value) === key);
  const group = useChosenBefore((chosen) => {
    const option = optionOf(chosen);
    if (option && !isChosen(option, value)) onChange(option.value);
  });
  return (
    <>
      <GroupLabel id={`${id}-label`}>{props.label}</GroupLabel>
      <RadioGroup
        ref={group}
        name={props.htmlName}
        aria-labelledby={`${id}-label`}
        {...aria}
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
