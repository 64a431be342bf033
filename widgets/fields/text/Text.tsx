import { maskOf, maskOfFormat } from '../../../src/rules/masks.ts';
import { NumberInput } from '../number/NumberInput.tsx';
import { shownValue } from '../widget-props.ts';
import { TypedInput, type TextInputProps } from './TextInput.tsx';

/** A line of text, or a number where the schema asks for one; the schema's `examples` are offered while it is typed. */
export function Text(props: TextInputProps) {
  const { type, const: only, examples } = props.schema;
  const own = [type ?? typeof only].flat().find((one) => one !== 'null');
  if (own === 'number' || own === 'integer') return <NumberInput {...props} />;
  const mask = props.options.mask ?? maskOfFormat(props.schema.format);
  const input = { ...props, mask: mask === undefined ? undefined : maskOf(mask) };
  if (!Array.isArray(examples) || examples.length === 0) return <TypedInput {...input} />;
  const list = `${props.id}-examples`;
  return (
    <>
      <TypedInput {...input} attributes={{ list }} />
      <datalist id={list}>
        {examples.map((example) => (
          <option key={shownValue(example)}>{shownValue(example)}</option>
        ))}
      </datalist>
    </>
  );
}
