import { useEffect, useRef, useState, type RefObject } from 'react';
import { frameQuery, type Frame } from '../../states/frame.ts';
import { SIZES, viewQuery, type Look, type View } from '../view.ts';
import { useVersion } from '../editor/studio.ts';
import { queueFrame } from './frame-queue.ts';
import { useFrameState } from './use-frame-state.ts';

/** A screen that is longer still is cut, in CSS pixels of its own. */
const MAX_HEIGHT = 4000;

interface ThumbnailProps {
  frame: Frame;
  look: Look;
  view: View;
  /** The name under the thumbnail. */
  title: string;
}

/** A small picture of a screen in one state, drawn only while it is near the visible area. */
export function Thumbnail({ frame, look, view, title }: ThumbnailProps) {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLIFrameElement>(null);
  const done = useRef(() => {});
  const isNear = useNear(box);
  const [isDue, setDue] = useState(false);
  const version = useVersion();
  const address = `frame.html${frameQuery({ ...frame, mode: look.mode, version })}`;
  const state = useFrameState(inner, isDue ? address : undefined);

  useEffect(() => {
    if (!isNear) return;
    const rank = () => {
      const { top = 0, left = 0 } = box.current?.getBoundingClientRect() ?? {};
      return (top < 0 ? 10_000 - top : top) + left / 10_000;
    };
    done.current = queueFrame(rank, () => setDue(true));
    return () => {
      done.current();
      setDue(false);
    };
  }, [isNear, address]);

  useEffect(() => {
    if (state.kind !== 'coming') done.current();
  }, [state]);

  const { width, height: window, scale } = SIZES[look.device];
  const { brand, screen, state: name } = frame;
  // A long form is shown to its end.
  const height =
    state.kind === 'ready' ? Math.min(Math.max(window, state.height), MAX_HEIGHT) : window;
  return (
    <a
      className="card"
      href={viewQuery({ ...view, shown: { brand, screen, state: name } })}
      aria-label={`${brand} /${screen}: ${title}`}
    >
      <div
        ref={box}
        className="picture"
        data-state={state.kind}
        style={{ width: width * scale, height: height * scale }}
      >
        {state.kind === 'coming' && (
          <span className="skeleton" aria-hidden="true">
            /{screen}
            <small>{title}</small>
          </span>
        )}
        {isDue && (
          <iframe
            ref={inner}
            src={address}
            title={title}
            inert
            tabIndex={-1}
            scrolling="no"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
        {state.kind === 'failed' && <p className="why">{state.why}</p>}
      </div>
      <span className="name">{title}</span>
    </a>
  );
}

/** Distance from the visible area within which pictures are drawn. */
const NEAR = '400px 0px';

/** Whether an element is near the visible area. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)!.isIntersecting),
      { rootMargin: NEAR },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
