import { useEffect, useState } from 'react';
import { useForm, type FieldError, type UseFormRegister } from 'react-hook-form';
import type { Field, Form } from '../../../pages/forms.ts';
import { isAnswer, masked } from '../rules.ts';

type Answers = Record<string, string>;

interface Props {
  field: Field;
  error: FieldError | undefined;
  register: UseFormRegister<Answers>;
}

function FormField({ field, error, register }: Props) {
  const { name, kind, label, message, options } = field;
  const input = {
    ...register(name, {
      validate: (value) => isAnswer(kind, value ? String(value) : '') || message,
      onChange: ({ target }) => {
        if (target.type === 'text') target.value = masked(kind, target.value);
      },
    }),
    'aria-invalid': error !== undefined,
    'aria-required': true,
    'aria-describedby': `${name}-error`,
  };
  const below = (
    <p className="error" id={`${name}-error`} aria-live="polite">
      {error?.message}
    </p>
  );
  if (kind === 'terms') {
    return (
      <div className="field">
        <label className="consent">
          <input type="checkbox" value="true" {...input} />
          {label}
        </label>
        {below}
      </div>
    );
  }
  if (kind === 'card-company') {
    return (
      <fieldset className="field">
        <legend>{label}</legend>
        {options?.map(([value, text]) => (
          <label className="option" key={value}>
            <input type="radio" value={value} defaultChecked={value === field.initial} {...input} />
            {text}
          </label>
        ))}
        {below}
      </fieldset>
    );
  }
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {options ? (
        <select id={name} {...input}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={name}
          type="text"
          autoComplete={field.autocomplete}
          inputMode={field.inputMode}
          placeholder={field.placeholder}
          {...input}
        />
      )}
      {below}
    </div>
  );
}

/** The button opens with the program: no server would answer a form that is posted before. */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady;
}

/** The page as react-hook-form's documentation writes it; fields without a default keep what was typed early. */
export function Page({ title, submit, fields }: Form) {
  const isReady = useIsReady();
  const { register, handleSubmit, formState } = useForm<Answers>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(
      fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])),
    ),
  });
  return (
    <main>
      <h1>{title}</h1>
      <form noValidate method="post" onSubmit={handleSubmit(() => {})}>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            error={formState.errors[field.name]}
            register={register}
          />
        ))}
        <button type="submit" disabled={!isReady}>
          {submit}
        </button>
      </form>
    </main>
  );
}
