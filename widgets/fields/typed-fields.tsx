import { localToUTC, utcToLocal, type RJSFSchema } from '@rjsf/utils';
import {
  birthDateMask,
  isoBirthDate,
  typedBirthDate,
} from '../../src/rules/birth-date/birth-date.ts';
import { useIsHydrated } from '../use-hydration.ts';
import { Text } from './text/Text.tsx';
import { TextInput, type TextInputProps } from './text/TextInput.tsx';
import { shownValue, type WidgetOptions, type WidgetProps } from './widget-props.ts';

/** A line of text with options that brand JSON may replace. */
const textWith = (usual: WidgetOptions) => (props: WidgetProps) => (
  <Text {...props} options={{ ...usual, ...props.options }} />
);

export const Email = textWith({
  inputType: 'email',
  autocomplete: 'email',
  autoCapitalize: 'none',
});

export const Password = textWith({ inputType: 'password', autocomplete: 'off' });

export const Url = textWith({ inputType: 'url', inputMode: 'url', autoCapitalize: 'none' });

export const Cpf = textWith({ mask: 'cpf' });

interface Spelling extends Pick<TextInputProps, 'mask'>, Pick<WidgetOptions, 'inputType'> {
  /** The text of a value that the form holds. */
  show?: (kept: string) => string;
  /** The value of a text that is not empty. */
  keep?: (typed: string) => unknown;
  attributesOf?: (schema: RJSFSchema) => TextInputProps['attributes'];
}

/** A line of text whose value is spelt in another way than it is typed. */
const spelt =
  ({ inputType, show = asIs, keep = asIs, mask, attributesOf }: Spelling) =>
  ({ options, value, onChange, ...props }: WidgetProps) => (
    <TextInput
      {...props}
      options={{ ...options, ...(inputType && { inputType }) }}
      mask={mask}
      attributes={attributesOf?.(props.schema)}
      value={show(shownValue(value))}
      onChange={(typed: string | undefined) => onChange(typed && keep(typed))}
    />
  );

const asIs = (text: string) => text;

/** Typed as DD/MM/AAAA, kept as AAAA-MM-DD; an unfinished date is kept as typed. */
export const BirthDate = spelt({ mask: birthDateMask, show: typedBirthDate, keep: isoBirthDate });

/** AAAA-MM-DD. */
export const Date = spelt({ inputType: 'date' });

/** A time of the day, hh:mm:ss, by the browser's own field, which gives seconds only if they are not 0. */
export const Time = spelt({
  inputType: 'time',
  show: (kept) => kept.replace(/^(\d\d:\d\d):00$/, '$1'),
  keep: (typed) => typed.replace(/^(\d\d:\d\d)$/, '$1:00'),
});

const Moment = spelt({ inputType: 'datetime-local', show: utcToLocal, keep: localToUTC });

/** A moment, ISO 8601 in UTC, shown in the buyer's own time by the browser's field. */
export function DateTime(props: WidgetProps) {
  // The server does not know the buyer's time zone.
  const isHere = useIsHydrated();
  return <Moment {...props} value={isHere ? props.value : ''} />;
}

/** The attributes by which a browser keeps a number within its schema. */
export const limitsOf = ({ minimum, maximum, multipleOf, type }: RJSFSchema) => ({
  min: minimum,
  max: maximum,
  step: multipleOf ?? (type === 'integer' ? 1 : 'any'),
});

export const Updown = spelt({ inputType: 'number', keep: Number, attributesOf: limitsOf });
