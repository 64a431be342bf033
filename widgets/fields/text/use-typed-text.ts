import { Maskito } from '@maskito/core';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { withoutInvisible } from '../../../src/rules/characters.ts';
import { applyMask, type Mask } from '../../../src/rules/mask.ts';
import { useBeforeSubmit } from '../control-hooks.ts';
import { shownValue, type WidgetProps } from '../widget-props.ts';
import { maskitoOptions } from './maskito-options.ts';

export interface TypedTextProps extends Pick<
  WidgetProps,
  'id' | 'value' | 'options' | 'readonly' | 'onChange' | 'onBlur'
> {
  /** How the text is laid out while it is typed; the same object at every drawing. */
  mask?: Mask;
  /** Rewrites what is there when the field is left. */
  finish?: (text: string) => string;
  /** Calls a listener with values that come from elsewhere; returns how to stop. */
  follow?: (listener: (value: unknown) => void) => () => void;
}

/**
 * The text of a one-line input stands in the DOM alone, so that a key draws nothing again; the form is given it as the
 * mask writes it, without invisible characters. `leave` is to be called when the input is left.
 */
export function useTypedText(props: TypedTextProps) {
  const { id, value, options, readonly, onChange, onBlur, mask, finish, follow } = props;
  const input = useRef<HTMLInputElement>(null);
  const accepted = (text: string) => {
    const visible = withoutInvisible(text);
    return mask ? applyMask(mask, visible) : visible;
  };
  const shown = shownValue(value);
  const [initial] = useState(() => accepted(shown));
  /** The text in the input, as far as is known, and the one that the form has. */
  const known = useRef(initial);
  const given = useRef(shown);
  const maskito = useRef<Maskito>(undefined);

  const write = (text: string) => {
    known.current = text;
    if (input.current && input.current.value !== text) input.current.value = text;
  };
  const give = (text: string) => {
    if (text === given.current) return;
    given.current = text;
    onChange(text === '' ? options.emptyValue : text);
  };
  const adoptUnseen = () => {
    const text = input.current?.value ?? '';
    if (text !== known.current) write(accepted(text));
    give(withoutInvisible(known.current));
  };
  const read = (event: Event) => {
    const text = input.current!.value;
    const { inputType, isComposing } = event as InputEvent;
    known.current = text;
    // Maskito has laid out what was typed. It does not see all that browsers and their extensions fill in; text
    // that an input method still writes may not be touched.
    const isTyped = Boolean(inputType) && inputType !== 'insertReplacementText' && !isComposing;
    const next = isTyped && mask ? text : accepted(text);
    if (mask && !isComposing) write(next);
    give(next);
  };
  const show = (next: unknown) => {
    const text = shownValue(next);
    if (text === given.current) return;
    given.current = text;
    const isEntered = document.activeElement === input.current && known.current === '';
    write(accepted(text));
    // A buyer who has entered the empty field meanwhile types over the text, not behind it.
    if (isEntered) input.current?.select();
    // Undo cannot go behind a text of the program: a card number that was wiped stays away.
    restart();
    give(known.current);
  };
  const stop = () => {
    if (!maskito.current) return;
    maskito.current.destroy();
    maskito.current = undefined;
    forgetKeys();
  };
  const restart = () => {
    stop();
    if (mask && !readonly && input.current)
      maskito.current = new Maskito(input.current, maskitoOptions(mask));
  };

  const acts = useEffectEvent(() => ({ adoptUnseen, read, show, restart, stop }));
  useBeforeSubmit(adoptUnseen);
  useLayoutEffect(() => {
    // Text that was typed before hydration, or posted as it was typed.
    acts().adoptUnseen();
    const element = input.current!;
    const listener = (event: Event) => acts().read(event);
    acts().restart();
    // Some programs that fill in a field fire nothing but a change.
    for (const type of ['input', 'change']) element.addEventListener(type, listener);
    return () => {
      for (const type of ['input', 'change']) element.removeEventListener(type, listener);
      acts().stop();
    };
  }, [mask, readonly]);
  useLayoutEffect(() => follow?.((next) => acts().show(next)), [follow]);
  const drawn = useRef(shown);
  useLayoutEffect(() => {
    if (drawn.current !== shown) show(shown);
    drawn.current = shown;
  });

  const leave = () => {
    adoptUnseen();
    const text = withoutInvisible(known.current);
    const trimmed = options.trim ? text.trim() : text;
    const left = finish ? finish(trimmed) : trimmed;
    write(left);
    give(left);
    onBlur(id, left);
  };
  return { input, initial, leave };
}

/** Maskito keeps the text before the last key in one place for all inputs of a page; a card may not stay there. */
function forgetKeys(): void {
  const blank = document.createElement('input');
  const maskito = new Maskito(blank, { mask: /^$/ });
  blank.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: '' }));
  maskito.destroy();
}
