import { styled } from '@mui/material/styles';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { buttonId, getUiOptions } from '@rjsf/utils';
import { createContext, use, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { Titled, useEntryTitle } from './boxes.tsx';
import { Stack } from '../../../../widgets/stack/Stack.tsx';
import { SmallButton } from './SmallButton.tsx';
import { theme } from '../../../styles/theme.ts';

const ListTitle = createContext('');

export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, fieldPathId, schema, uiSchema, disabled, readonly } = props;
  const options = getUiOptions(uiSchema, props.registry.globalUiOptions);
  const title = useEntryTitle(options.title ?? props.title ?? '', fieldPathId);
  return (
    <Titled
      title={options.label === false ? undefined : title}
      texts={[options.description ?? schema.description, options.help]}
    >
      {props.optionalDataControl}
      <Stack data-list sx={{ gap: '16px' }}>
        <ListTitle value={title}>{items}</ListTitle>
        {canAdd && (
          <SmallButton
            id={buttonId(fieldPathId, 'add')}
            words="list.add"
            of={title}
            disabled={disabled || readonly}
            onClick={keepFocus(onAddClick)}
          />
        )}
      </Stack>
    </Titled>
  );
}

export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps: buttons, hasToolbar, index } = props;
  const { text } = useStorefront();
  const entry = text('list.item', { name: use(ListTitle), n: String(index + 1) }).trim();
  const { hasMoveUp, hasMoveDown, hasCopy, hasRemove } = buttons;
  const moves = hasMoveUp || hasMoveDown;
  const { onMoveUpItem, onMoveDownItem, onCopyItem, onRemoveItem } = buttons;
  const tools = [
    ['moveUp', 'list.up', onMoveUpItem, moves, '↑', hasMoveUp],
    ['moveDown', 'list.down', onMoveDownItem, moves, '↓', hasMoveDown],
    ['copy', 'list.copy', onCopyItem, hasCopy],
    ['remove', 'list.remove', onRemoveItem, hasRemove],
  ] as const;
  return (
    <Entry>
      {children}
      {hasToolbar && (
        <Tools>
          {tools.map(
            ([id, words, onClick, isShown, face, isPossible = true]) =>
              isShown && (
                <SmallButton
                  key={id}
                  id={buttonId(buttons.fieldPathId, id as never)}
                  words={words}
                  of={entry}
                  disabled={buttons.disabled || buttons.readonly || !isPossible}
                  onClick={keepFocus(onClick)}
                >
                  {face}
                </SmallButton>
              ),
          )}
        </Tools>
      )}
    </Entry>
  );
}

/**
 * RJSF takes the focus away when a list changes. It stays with an entry that is still there; otherwise what stands
 * in its place takes it: a new entry, the entry that follows, or the button that adds one.
 */
function keepFocus(change: (event: MouseEvent<HTMLButtonElement>) => void) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    const pressed = event.currentTarget;
    const list = pressed.closest('[data-list]')!;
    const place = [...list.children].findIndex((part) => part.contains(pressed));
    const tools = pressed.parentElement!;
    flushSync(() => change(event));
    const part = list.children[place] ?? list.lastElementChild!;
    const found =
      tools !== list && tools.isConnected
        ? [pressed, ...tools.children]
        : [part, ...part.querySelectorAll('*')];
    found.find(takesFocus)?.focus();
  };
}

const takesFocus = (element: Element): element is HTMLElement =>
  element.matches(':is(input, select, textarea, button):enabled');

const Entry = styled(Stack)({
  gap: 10,
  paddingBottom: 16,
  borderBottom: `1px solid ${theme.palette.divider}`,
});

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
