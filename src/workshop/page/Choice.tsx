import { useId } from 'react';

interface Option {
  value: string;
  label: string;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (Option | { label: string; options: readonly Option[] })[];
  onChange(value: string): void;
}

/** A labelled list to choose from. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((one) =>
          'options' in one ? (
            <optgroup key={one.label} label={one.label}>
              {one.options.map((inner) => (
                <option key={inner.value} value={inner.value}>
                  {inner.label}
                </option>
              ))}
            </optgroup>
          ) : (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ),
        )}
      </select>
    </div>
  );
}

interface SwitchProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange(value: Value): void;
}

/** One of few, side by side. */
export function Switch<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SwitchProps<Value>) {
  const id = useId();
  return (
    <fieldset className="switch">
      <legend>{label}</legend>
      <div>
        {options.map(([one, text]) => (
          <label key={one}>
            <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
