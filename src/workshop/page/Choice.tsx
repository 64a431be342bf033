import { useId, type ReactNode } from 'react';

interface ChoiceProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** The options. */
  children: ReactNode;
}

/** A labelled list to choose from. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
}

interface SwitchProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, ReactNode])[];
  onChange(value: Value): void;
}

/** One of few, side by side. */
export function Switch<Value extends string>(props: SwitchProps<Value>) {
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
