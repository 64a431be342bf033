import { NumberInput } from '../number/NumberInput.tsx';
import { TypedInput, type TextInputProps } from './TextInput.tsx';

/** A plain line of text: name, e-mail, street; or a number, where the schema asks for one. */
export function Text(props: TextInputProps) {
  const { type, const: only } = props.schema;
  const own = [type ?? typeof only].flat().find((one) => one !== 'null');
  const Input = own === 'number' || own === 'integer' ? NumberInput : TypedInput;
  return <Input {...props} />;
}
