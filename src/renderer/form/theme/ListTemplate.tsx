import { styled } from '@mui/material/styles';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { buttonId, getUiOptions } from '@rjsf/utils';
import { createContext, useEffect, useRef } from 'react';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import { Titled } from './boxes.tsx';
import { entryTitle } from './entry-title.ts';
import { SmallButton } from './SmallButton.tsx';

/** Title of the list around an entry. */
export const ListTitle = createContext('');

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
            aria-label={[text('list.add'), title].filter(Boolean).join(': ')}
            disabled={disabled || readonly}
            onClick={onAddClick}
          >
            {text('list.add')}
          </SmallButton>
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
