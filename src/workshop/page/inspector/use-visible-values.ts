import { useEffect, useState, type RefObject } from 'react';
import type { Value } from '../../site/value.ts';
import type { FrameState } from '../thumbnails/use-frame-state.ts';
import type { Mode } from '../view.ts';
import { FEW, findValues, valuesAt, type VisibleValues } from './find-values.ts';

const NOTHING: VisibleValues = new Map();
const NONE: readonly number[] = [];
/** A living frame changes under the buyer's hands. */
const LOOK_AGAIN_MS = 300;

interface VisibleValuesInput {
  frame: RefObject<HTMLIFrameElement | null>;
  state: FrameState;
  values: readonly Value[] | undefined;
  mode: Mode;
  /** Escape was pressed in the frame. */
  onLeave(): void;
}

/** The elements of a frame that show values, the values under the pointer, and a function that marks one. */
export function useVisibleValues({ frame, state, values, mode, onLeave }: VisibleValuesInput) {
  const [seen, setSeen] = useState(NOTHING);
  const [underPointer, setPointed] = useState(NONE);

  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!document || !values) return setSeen(NOTHING);
    // The values of the picture before stay listed, and one of them may have the focus.
    if (state.kind === 'coming') return undefined;
    let found = NOTHING;
    const look = () => setSeen((found = findValues(document, values, mode)));
    look();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(look, LOOK_AGAIN_MS);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const listening = new AbortController();
    const { signal } = listening;
    const point = ({ target }: Event) => {
      const here = valuesAt(found, target as Element);
      setPointed((before) => (String(before) === String(here) ? before : here));
    };
    const leave = (event: KeyboardEvent) => {
      // A dialog of the screen closes first.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onLeave();
    };
    document.addEventListener('keydown', leave, { signal });
    document.addEventListener('mouseover', point, { signal });
    document.addEventListener('focusin', point, { signal });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      listening.abort();
    };
  }, [frame, state, values, mode, onLeave]);

  const point = (index: number | undefined) => {
    const document = frame.current?.contentDocument;
    if (!document) return;
    const elements = index === undefined ? [] : (seen.get(index) ?? []);
    mark(document, elements);
    if (elements.length <= FEW) elements[0]?.scrollIntoView({ block: 'nearest' });
  };
  return { seen, underPointer, point };
}

const MARK = 'data-preview-mark';
const STYLE = `[${MARK}] { outline: 3px solid #c2187a !important; outline-offset: 2px !important; }`;

/** Marks elements of a frame, and nothing else there. */
export function mark(document: Document, elements: readonly Element[]): void {
  if (!document.getElementById(MARK)) {
    const style = document.createElement('style');
    style.id = MARK;
    style.textContent = STYLE;
    document.head.append(style);
  }
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  for (const element of elements) element.setAttribute(MARK, '');
}
