import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BrandValues } from '../../site/value.ts';
import { frameQuery } from '../../states/frame.ts';
import { BlocksPanel } from '../build/BlocksPanel.tsx';
import { Choice, Switch } from '../Choice.tsx';
import { LookFilters } from '../Filters.tsx';
import { useSay, useStateTitle } from '../language.ts';
import { modeOf, type shownOf } from '../select-frames.ts';
import { useBrand, useFile, useStudio, useVersion } from '../studio.ts';
import { holdFrames } from '../thumbnails/frame-queue.ts';
import { useFrameState } from '../thumbnails/use-frame-state.ts';
import { SIZES, useView } from '../view.ts';
import { useVisibleValues } from './use-visible-values.ts';
import { ValuesPanel } from './ValuesPanel.tsx';

type InspectorProps = NonNullable<ReturnType<typeof shownOf>>;

/** One screen in its real size, with the sources of its values, its fields and its blocks beside it. */
export function Inspector({ frame, states }: InspectorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const inner = useRef<HTMLIFrameElement>(null);
  const [part, showPart] = useState<'values' | 'blocks'>('values');
  const [view, change] = useView();
  const studio = useStudio();
  const version = useVersion();
  const say = useSay();
  const titleOf = useStateTitle();
  const { brand, screen, state: name } = frame;
  const mode = modeOf(view, useBrand());
  const address = `frame.html${frameQuery({ brand, screen, mode, version, state: name })}`;
  const state = useFrameState(inner, address);
  const { data } = useFile<BrandValues>(`values/${brand}.json`);
  const values = useMemo(
    () => data && [...(data.screens[screen] ?? []), ...data.everywhere],
    [data, screen],
  );
  const leave = useCallback(() => dialog.current?.close(), []);
  const visible = useVisibleValues({ frame: inner, state, values, mode, onLeave: leave });

  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    heading.current?.focus();
    holdFrames(true);
    return () => {
      current?.close();
      holdFrames(false);
    };
  }, []);

  const { width, height, large: scale } = SIZES[view.size];
  return (
    <dialog
      ref={dialog}
      className="inspector"
      aria-label={`${brand} /${screen}: ${titleOf(frame)}`}
      onClose={() => change({ brand, shown: undefined })}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          /{screen}
        </h2>
        <p>{say('ofFlow', { brand, flow: frame.flow })}</p>
        <button type="button" onClick={leave}>
          {say('close')}
        </button>
        <div className="filters">
          <Choice
            label={say('state')}
            value={name}
            options={states.map((one) => [one.state, titleOf(one)])}
            onChange={(next) => change({ shown: { brand, screen, state: next } })}
          />
          <LookFilters />
          {studio && (
            <Switch
              label={say('part')}
              value={part}
              options={(['values', 'blocks'] as const).map((one) => [one, say(one)])}
              onChange={(next) => showPart(next)}
            />
          )}
          <a href={address} target="_blank" rel="noopener">
            {say('openAlone')}
          </a>
        </div>
      </header>
      <div className="stage">
        <div
          className="picture"
          data-state={state.kind}
          style={{ width: width * scale, height: `max(${height * scale}px, 100%)` }}
        >
          <iframe
            ref={inner}
            src={address}
            title={`${brand} /${screen}`}
            style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
          {state.kind === 'failed' && <p className="why">{state.why}</p>}
        </div>
      </div>
      <div className="values">
        {part === 'blocks' && <BlocksPanel screen={screen} />}
        {part === 'values' && values && (
          <ValuesPanel screen={screen} values={values} {...visible} />
        )}
      </div>
    </dialog>
  );
}
