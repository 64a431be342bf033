import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { frameQuery, type Frame } from '../../states/frame.ts';
import { useStateTitle } from '../language.ts';
import { modeOf } from '../select-frames.ts';
import { useBrand, useVersion } from '../studio.ts';
import { SIZES, useView, viewQuery } from '../view.ts';
import { queueFrame } from './frame-queue.ts';
import { useFrameState } from './use-frame-state.ts';

/** A screen that is longer still is cut, in CSS pixels of its own. */
const MAX_HEIGHT = 4000;
/** Distance from the visible area within which pictures are drawn. */
const NEAR = '400px 0px';

/** A small picture of a screen in one state, drawn only while it is near the visible area. */
export function Thumbnail({ frame }: { frame: Frame }) {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLIFrameElement>(null);
  const done = useRef(() => {});
  const [isNear, setNear] = useState(false);
  const [isDue, setDue] = useState(false);
  const [view] = useView();
  const mode = modeOf(view, useBrand());
  const version = useVersion();
  const title = useStateTitle()(frame);
  const address = `frame.html${frameQuery({ ...frame, mode, version })}`;
  const state = useFrameState(inner, isDue ? address : undefined);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)!.isIntersecting),
      { rootMargin: NEAR },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear) return undefined;
    done.current = queueFrame(() => setDue(true));
    return () => {
      done.current();
      setDue(false);
    };
  }, [isNear, address]);
  useEffect(() => {
    if (state.kind !== 'coming') done.current();
  }, [state]);

  const { width, height: window, small: scale } = SIZES[view.size];
  const { brand, screen, state: name } = frame;
  // A long form is shown to its end.
  const height = Math.min(Math.max(window, state.kind === 'ready' ? state.height : 0), MAX_HEIGHT);
  return (
    <Link
      className="card"
      to={{ search: viewQuery({ ...view, shown: { brand, screen, state: name } }) }}
      aria-label={`${brand} /${screen}: ${title}`}
    >
      <div
        ref={box}
        className="picture"
        data-state={state.kind}
        style={{ width: width * scale, height: height * scale }}
      >
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
    </Link>
  );
}
