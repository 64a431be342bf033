import { styled } from '../../../src/styles/styled.ts';
import { useFieldAria } from '../../../src/checkout/hooks/form-hooks.ts';
import { useChosenBefore } from '../use-chosen-before.ts';
import { hasHelp, isChosen, keyOf, type WidgetProps } from '../widget-props.ts';
import { GroupLabel } from './GroupLabel.tsx';

/** One of a few values, all in sight; values named in 'ui:enumDisabled' are shown but closed. */
export function Choice(props: WidgetProps) {
  const { id, value, options, onChange, onBlur } = props;
  const { enumOptions = [] } = options;
  const aria = useFieldAria(id, { required: props.required, hasHelp: hasHelp(props) });
  const group = useChosenBefore((chosen) => {
    const option = enumOptions.find((one) => keyOf(one.value) === chosen);
    if (option && !isChosen(option, value)) onChange(option.value);
  });
  return (
    <div ref={group} role="radiogroup" aria-labelledby={`${id}-label`} {...aria}>
      <GroupLabel id={`${id}-label`}>{props.label}</GroupLabel>
      <Options>
        {enumOptions.map((option, index) => (
          <Option key={keyOf(option.value)} data-chosen={isChosen(option, value) || undefined}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={props.htmlName}
              value={keyOf(option.value)}
              checked={isChosen(option, value)}
              disabled={
                props.disabled || props.readonly || options.enumDisabled?.includes(option.value)
              }
              onChange={() => onChange(option.value)}
              onBlur={() => onBlur(id, value)}
            />
            {option.label}
          </Option>
        ))}
      </Options>
    </div>
  );
}

/** Controls of a group, one below the other. */
export const Options = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** One of several controls with its label, all of it to be pressed. */
export const Option = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  // Large letters do not take the room of the words on a phone.
  gap: 'min(0.75rem, 3vw)',
  minHeight: 48,
  padding: '0 min(0.875rem, 4vw)',
  borderRadius: 8,
  border: `1px solid ${theme.palette.grey[500]}`,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
  '&[data-chosen]': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '&:has(input:disabled)': { color: theme.palette.text.secondary, cursor: 'not-allowed' },
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));
