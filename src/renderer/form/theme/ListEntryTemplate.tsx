import { styled } from '@mui/material/styles';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { buttonId } from '@rjsf/utils';
import type { MouseEvent, ReactNode } from 'react';
import { use } from 'react';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { ListTitle } from './ListTemplate.tsx';
import { SmallButton } from './SmallButton.tsx';

/** One entry of a list, with what can be done to it. */
export function ListEntryTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps: buttons, hasToolbar, index } = props;
  const { text } = useStorefront();
  const entry = text('list.item', { name: use(ListTitle), n: String(index + 1) }).trim();
  const { fieldPathId } = buttons;
  const isClosed = buttons.disabled || buttons.readonly;
  const button = (
    id: string,
    words: string,
    face: ReactNode,
    onClick: (event: MouseEvent<HTMLButtonElement>) => void,
    isPossible: boolean = true,
  ) => (
    <SmallButton
      id={buttonId(fieldPathId, id as never)}
      aria-label={`${words}: ${entry}`}
      disabled={isClosed || !isPossible}
      onClick={onClick}
    >
      {face}
    </SmallButton>
  );
  const { hasMoveUp, hasMoveDown, hasCopy, hasRemove } = buttons;
  return (
    <Entry>
      {children}
      {hasToolbar && (
        <Tools>
          {(hasMoveUp || hasMoveDown) && (
            <>
              {button('moveUp', text('list.up'), '↑', thenFocus(buttons.onMoveUpItem), hasMoveUp)}
              {button(
                'moveDown',
                text('list.down'),
                '↓',
                thenFocus(buttons.onMoveDownItem),
                hasMoveDown,
              )}
            </>
          )}
          {hasCopy && button('copy', text('list.copy'), text('list.copy'), buttons.onCopyItem)}
          {hasRemove &&
            button('remove', text('list.remove'), text('list.remove'), buttons.onRemoveItem)}
        </Tools>
      )}
    </Entry>
  );
}

/** RJSF takes the focus away when an entry moves; it stays with the entry, which may be at an end now. */
function thenFocus(move: (event: MouseEvent<HTMLButtonElement>) => void) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    const pressed = event.currentTarget;
    move(event);
    setTimeout(() => {
      const tools = [...(pressed.parentElement?.querySelectorAll('button') ?? [])];
      (pressed.disabled ? tools.find(({ disabled }) => !disabled) : pressed)?.focus();
    });
  };
}

const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  paddingBottom: 16,
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
