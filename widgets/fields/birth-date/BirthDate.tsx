import {
  birthDateMask,
  isoBirthDate,
  typedBirthDate,
} from '../../../src/rules/birth-date/birth-date.ts';
import { TextInput } from '../text/TextInput.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A date of birth: typed as DD/MM/AAAA, kept as AAAA-MM-DD; an unfinished date is kept as typed. */
export function BirthDate(props: WidgetProps) {
  const { value, onChange } = props;
  return (
    <TextInput
      {...props}
      value={typeof value === 'string' ? typedBirthDate(value) : undefined}
      onChange={(typed: string | undefined) => onChange(typed && isoBirthDate(typed))}
      mask={birthDateMask}
    />
  );
}
