import { useId, type ReactNode } from 'react';

interface ChoiceProps<Value extends string, Text> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, text: Text])[];
  onChange(value: Value): void;
}

/** A labelled list to choose from. */
export function Choice({ label, value, options, onChange }: ChoiceProps<string, string>) {
  const id = useId();
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** One of few, side by side. */
export function Switch<Value extends string>(props: ChoiceProps<Value, ReactNode>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <fieldset className="switch">
      <legend>{label}</legend>
      {options.map(([one, text]) => (
        <label key={one} className="tick">
          <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
