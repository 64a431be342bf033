import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { FieldTemplateProps } from '@rjsf/utils';
import { buttonId } from '@rjsf/utils';
import type { FocusEvent } from 'react';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { withoutInvisible } from '../../../rules/invisible.ts';
import { Wide } from './boxes.tsx';
import { SmallButton } from './SmallButton.tsx';

/** The name that RJSF gives to an entry without one. */
const UNNAMED = /^newKey(-\d+)?$/;

/** An entry that the buyer added to a group: its name, its value, and a way to take it out again. */
export function AddedEntry(props: FieldTemplateProps) {
  const { id, fieldPathId, onKeyRenameBlur, onRemoveProperty, children } = props;
  const { text } = useStorefront();
  const key = String(fieldPathId.path.at(-1));
  const name = UNNAMED.test(key) ? '' : key;
  return (
    <Entry role="group" aria-label={name || text('list.value')}>
      <FormControl>
        <FormLabel htmlFor={`${id}__key`}>{text('list.key')}</FormLabel>
        <OutlinedInput
          key={key}
          id={`${id}__key`}
          defaultValue={name}
          readOnly={props.readonly}
          disabled={props.disabled}
          onBlur={(event) => {
            const { target } = event;
            target.value = withoutInvisible(target.value);
            if (target.value.trim()) onKeyRenameBlur(event as FocusEvent<HTMLInputElement>);
          }}
        />
      </FormControl>
      {children}
      <SmallButton
        id={buttonId(id, 'remove')}
        aria-label={[text('list.remove'), name].filter(Boolean).join(': ')}
        disabled={props.disabled || props.readonly}
        onClick={onRemoveProperty}
      >
        {text('list.remove')}
      </SmallButton>
    </Entry>
  );
}

const Entry = styled(Wide)({ display: 'grid', gap: 12, '& > button': { justifySelf: 'start' } });
