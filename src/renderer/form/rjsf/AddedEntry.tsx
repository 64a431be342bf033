import { styled } from '../../../styles/styled.ts';
import type { FieldTemplateProps } from '@rjsf/utils';
import { buttonId } from '@rjsf/utils';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { InputBox, TextControl } from '../../../../widgets/input-box/InputBox.tsx';
import { Label, Wide } from '../templates.tsx';
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
      <div>
        <Label htmlFor={`${id}__key`}>{text('list.key')}</Label>
        <InputBox data-disabled={props.disabled || undefined}>
          <TextControl
            key={key}
            type="text"
            id={`${id}__key`}
            defaultValue={name}
            readOnly={props.readonly}
            disabled={props.disabled}
            onBlur={(event) => {
              if (event.target.value.trim()) onKeyRenameBlur(event);
            }}
          />
        </InputBox>
      </div>
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
