import { useState } from 'react';
import { useStorefront } from '../../../src/checkout/hooks/checkout-context.ts';
import { formatNumber, parseNumber } from '../../../src/rules/number.ts';
import { TextInput, type TextInputProps } from '../text/TextInput.tsx';

/** A number as the brand's language writes it. Other text is kept as it is, so that the schema's `type` refuses it. */
export function NumberInput(props: TextInputProps) {
  const { value, options, onChange, schema } = props;
  const { lang } = useStorefront().brand.settings;
  const [typed, setTyped] = useState<string>();
  // '1,' and '1,50' are on the way to a number that would be shown otherwise.
  const isTyped = typed !== undefined && parseNumber(typed, lang) === value;
  // The keypads for numbers have no minus sign.
  const keypad = schema.type === 'integer' ? 'numeric' : 'decimal';
  const inputMode = (schema.minimum ?? -1) >= 0 ? keypad : undefined;
  return (
    <TextInput
      {...props}
      value={isTyped ? typed : formatNumber(value, lang)}
      options={{ inputMode, ...options }}
      onChange={(text: string | undefined) => {
        setTyped(text);
        onChange(parseNumber(text, lang));
      }}
    />
  );
}
