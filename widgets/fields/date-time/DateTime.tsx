import { localToUTC, utcToLocal } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { TextInput } from '../text/TextInput.tsx';
import { shownValue, type WidgetProps } from '../widget-props.ts';

/** A moment, ISO 8601 in UTC, shown in the buyer's own time by the browser's field. */
export function DateTime(props: WidgetProps) {
  const { value, onChange } = props;
  // The server does not know the buyer's time zone.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <TextInput
      {...props}
      options={{ ...props.options, inputType: 'datetime-local' }}
      value={isHere ? utcToLocal(shownValue(value)) : ''}
      onChange={(local: string | undefined) => onChange(local && localToUTC(local))}
    />
  );
}
