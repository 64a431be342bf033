import { useEffect, useState, type RefObject } from 'react';

export type FrameState =
  | { kind: 'coming' }
  /** `height` is that of the whole screen, in its CSS pixels. */
  | { kind: 'ready'; height: number }
  | { kind: 'failed'; why: string };

const COMING: FrameState = { kind: 'coming' };
const LOOK_EVERY_MS = 60;

function stateOf(frame: HTMLIFrameElement): FrameState {
  const root = frame.contentDocument?.documentElement;
  const { preview, previewWhy = '' } = root?.dataset ?? {};
  if (root && preview === 'ready') return { kind: 'ready', height: root.scrollHeight };
  return preview === 'failed' ? { kind: 'failed', why: previewWhy } : COMING;
}

/** The state that a frame's document reports for an address; 'coming' until it does. */
export function useFrameState(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
): FrameState {
  const [state, setState] = useState<FrameState>(COMING);
  useEffect(() => {
    setState(COMING);
    if (!address) return;
    const timer = setInterval(() => {
      const { current } = frame;
      // Until the new document is there, the old one is still asked.
      if (!current?.contentWindow?.location.href.endsWith(address)) return;
      const next = stateOf(current);
      if (next.kind === 'coming') return;
      clearInterval(timer);
      setState(next);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [frame, address]);
  return state;
}
