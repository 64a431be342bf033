import { styled } from '@mui/material/styles';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { buttonId, getUiOptions } from '@rjsf/utils';
import { createContext, use, useEffect, useRef, type MouseEvent } from 'react';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { entryTitle, Titled } from './boxes.tsx';
import { SmallButton } from './SmallButton.tsx';

/** Title of the list around an entry. */
const ListTitle = createContext('');

/** A list: its entries, and a button that adds one. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, fieldPathId, schema, uiSchema, disabled, readonly } = props;
  const { text } = useStorefront();
  const options = getUiOptions(uiSchema, props.registry.globalUiOptions);
  const title = entryTitle(options.title ?? props.title ?? '', fieldPathId, text);
  const list = useFocusAfterChange(items.length);
  return (
    <Titled
      title={options.label === false ? undefined : title}
      description={options.description ?? schema.description}
      help={options.help}
    >
      {props.optionalDataControl}
      <List ref={list}>
        <ListTitle value={title}>{items}</ListTitle>
        {canAdd && (
          <SmallButton
            id={buttonId(fieldPathId, 'add')}
            words={text('list.add')}
            of={title}
            disabled={disabled || readonly}
            onClick={onAddClick}
          />
        )}
      </List>
    </Titled>
  );
}

/**
 * Moves the focus when the buyer makes a list grow or shrink: into the new entry or, where the entry
 * with the focus went, to the one that follows it.
 */
function useFocusAfterChange(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  const focused = useRef(-1);
  useEffect(() => {
    const element = list.current!;
    const remember = ({ target }: Event) => {
      focused.current = [...element.children].findIndex((child) => child.contains(target as Node));
    };
    element.addEventListener('click', remember);
    return () => element.removeEventListener('click', remember);
  }, []);
  useEffect(() => {
    const change = count - before.current;
    before.current = count;
    if (change === 0 || focused.current < 0) return;
    const { children } = list.current!;
    const at = change > 0 && focused.current >= count - 1 ? count - 1 : focused.current;
    const entry = children[Math.min(at, children.length - 1)];
    const isButton = entry?.matches('button');
    (isButton
      ? (entry as HTMLElement)
      : entry?.querySelector<HTMLElement>('input, select, textarea, button')
    )?.focus();
    focused.current = -1;
  }, [count]);
  return list;
}

const List = styled('div')({ display: 'grid', gap: 16, '& > button': { justifySelf: 'start' } });

/** One entry of a list, with what can be done to it. */
export function ListEntryTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps: buttons, hasToolbar, index } = props;
  const { text } = useStorefront();
  const entry = text('list.item', { name: use(ListTitle), n: String(index + 1) }).trim();
  const { hasMoveUp, hasMoveDown, hasCopy, hasRemove } = buttons;
  const moves = hasMoveUp || hasMoveDown;
  const { onMoveUpItem, onMoveDownItem, onCopyItem, onRemoveItem } = buttons;
  const tools = [
    ['moveUp', 'list.up', thenFocus(onMoveUpItem), moves, '↑', hasMoveUp],
    ['moveDown', 'list.down', thenFocus(onMoveDownItem), moves, '↓', hasMoveDown],
    ['copy', 'list.copy', onCopyItem, hasCopy],
    ['remove', 'list.remove', onRemoveItem, hasRemove],
  ] as const;
  return (
    <Entry>
      {children}
      {hasToolbar && (
        <Tools>
          {tools.map(
            ([id, action, onClick, isShown, face, isPossible = true]) =>
              isShown && (
                <SmallButton
                  key={id}
                  id={buttonId(buttons.fieldPathId, id as never)}
                  words={text(action)}
                  of={entry}
                  disabled={buttons.disabled || buttons.readonly || !isPossible}
                  onClick={onClick}
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
