import { useEffect, useState, type RefObject } from 'react';

export type FrameState =
  | { kind: 'coming' }
  /** `height` is that of the whole screen, in its CSS pixels. */
  | { kind: 'ready'; height: number }
  | { kind: 'failed'; why: string };

const COMING: FrameState = { kind: 'coming' };
const LOOK_EVERY_MS = 60;

/** The state that a frame's document reports for an address; 'coming' until it does, or without an address. */
export function useFrameState(frame: RefObject<HTMLIFrameElement | null>, address?: string) {
  const [state, setState] = useState<FrameState>(COMING);
  useEffect(() => {
    setState(COMING);
    if (!address) return undefined;
    const timer = setInterval(() => {
      const { contentWindow, contentDocument } = frame.current ?? {};
      // Until the new document is there, the old one is still asked.
      if (!contentWindow?.location.href.endsWith(address)) return;
      const root = contentDocument?.documentElement;
      if (!root?.dataset.preview) return;
      const { dataset, scrollHeight } = root;
      clearInterval(timer);
      const isReady = dataset.preview === 'ready';
      setState(
        isReady
          ? { kind: 'ready', height: scrollHeight }
          : { kind: 'failed', why: dataset.previewWhy ?? '' },
      );
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [frame, address]);
  return state;
}
