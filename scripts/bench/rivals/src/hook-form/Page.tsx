import { useForm, type FieldError, type UseFormRegister } from 'react-hook-form';
import type { Field, Form } from '../../../pages/forms.ts';
import { isAnswer } from '../form.ts';

type Answers = Record<string, string>;

interface Props {
  field: Field;
  error: FieldError | undefined;
  register: UseFormRegister<Answers>;
}

function FormField({ field, error, register }: Props) {
  const { name, schema, ui, message } = field;
  const values = (schema.enum ?? []).map(String);
  const input = {
    ...register(name, {
      validate: (value) => isAnswer(field, value ? String(value) : '') || message,
    }),
    'aria-invalid': error !== undefined,
    'aria-required': true,
    'aria-describedby': `${name}-error`,
  };
  const type = ui['ui:widget'] as string | undefined;
  const isChecked = type === 'checkbox' || type === 'radio';
  const [Box, Label] = isChecked ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  const labelOf = (at: number) => ui['ui:enumNames']?.[at] ?? schema.title;
  return (
    <Box className="field">
      {type !== 'checkbox' && <Label {...(!isChecked && { htmlFor: name })}>{schema.title}</Label>}
      {isChecked &&
        values.map((value, at) => (
          <label className="option" key={value}>
            <input type={type} value={value} defaultChecked={value === schema.default} {...input} />
            {labelOf(at)}
          </label>
        ))}
      {type === 'select' && (
        <select id={name} {...input}>
          {values.map((value, at) => (
            <option key={value} value={value}>
              {labelOf(at)}
            </option>
          ))}
        </select>
      )}
      {type === undefined && (
        <input
          id={name}
          type="text"
          autoComplete={ui['ui:autocomplete']}
          inputMode={ui['ui:options']?.inputMode}
          placeholder={ui['ui:placeholder']}
          {...input}
        />
      )}
      <p className="error" id={`${name}-error`} aria-live="polite">
        {error?.message}
      </p>
    </Box>
  );
}

/**
 * The page as react-hook-form's documentation writes it; fields without a default keep what was typed early. The button
 * opens with the program: no server would answer a form that is posted before.
 */
export function Page({ title, submit, fields }: Form) {
  const { register, handleSubmit, formState } = useForm<Answers>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(
      fields.flatMap(({ name, schema }) =>
        schema.default ? [[name, String(schema.default)]] : [],
      ),
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
        <button type="submit" disabled={!formState.isReady}>
          {submit}
        </button>
      </form>
    </main>
  );
}
