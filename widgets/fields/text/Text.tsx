import { getSchemaType } from '@rjsf/utils';
import { NumberInput } from '../number/NumberInput.tsx';
import { TypedInput, type TextInputProps } from './TextInput.tsx';

/** A plain line of text: name, e-mail, street; or a number, where the schema asks for one. */
export function Text(props: TextInputProps) {
  const type = getSchemaType(props.schema);
  const Input = type === 'number' || type === 'integer' ? NumberInput : TypedInput;
  return <Input {...props} />;
}
