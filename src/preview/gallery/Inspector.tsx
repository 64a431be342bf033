import { useCallback, useEffect, useRef, useState } from 'react';
import { frameQuery, type Frame } from '../frame.ts';
import type { BrandValues } from '../value.ts';
import { SIZES, type View } from '../view.ts';
import { Choice, Switch } from './Choice.tsx';
import { useFrameState } from './use-frame-state.ts';
import { useJson } from './use-json.ts';
import { useVisibleValues } from './use-visible-values.ts';
import type { ChangeView } from './use-view.ts';
import { useWidth } from './use-width.ts';
import { ValuesPanel } from './ValuesPanel.tsx';

interface InspectorProps {
  frame: Frame;
  /** All states of its screen. */
  states: readonly Frame[];
  view: View;
  onChange: ChangeView;
}

/** One screen in its real size, with the sources of its values beside it. */
export function Inspector({ frame, states, view, onChange }: InspectorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const inner = useRef<HTMLIFrameElement>(null);
  const [isLive, setLive] = useState(false);
  const [part, showPart] = useState<'screen' | 'values'>('screen');
  const [stage, stageWidth] = useWidth();
  const { brand, screen, state: name } = frame;
  const { size, mode } = view;
  const query = frameQuery({ brand, screen, mode, state: isLive ? undefined : name });
  const address = `frame.html${query}`;
  const state = useFrameState(inner, address);
  const values = useJson<BrandValues>(`values/${brand}.json`);
  const leave = useCallback(() => dialog.current?.close(), []);
  const { seen, underPointer, point } = useVisibleValues({
    frame: inner,
    state,
    values,
    screen,
    mode,
    onLeave: leave,
  });

  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    heading.current?.focus();
    return () => current?.close();
  }, []);

  const show = (next: string) => onChange({ shown: { brand, screen, state: next } });
  const at = states.indexOf(frame);
  const turn = (by: number) => show(states[(at + by + states.length) % states.length]!.state);
  const { width, height } = SIZES[size];
  const scale = Math.min(1, stageWidth / width);

  return (
    <dialog
      ref={dialog}
      className="inspector"
      aria-label={`${brand} /${screen}: ${frame.title}`}
      data-part={part}
      onClose={() => onChange({ shown: undefined })}
    >
      <header>
        <div className="heading">
          <h2 ref={heading} tabIndex={-1}>
            /{screen}
          </h2>
          <p>
            {brand} · flow {frame.flow}
          </p>
          <button type="button" className="close" onClick={leave}>
            Close
          </button>
        </div>
        <div className="filters">
          <button
            type="button"
            disabled={isLive}
            onClick={() => turn(-1)}
            aria-label="State before"
          >
            ‹
          </button>
          <Choice
            label="State"
            value={isLive ? '' : name}
            options={[
              ...(isLive ? [{ value: '', label: 'Live' }] : []),
              ...states.map((one) => ({ value: one.state, label: one.title })),
            ]}
            onChange={(next) => {
              setLive(false);
              show(next);
            }}
          />
          <button type="button" disabled={isLive} onClick={() => turn(1)} aria-label="State after">
            ›
          </button>
          <Switch
            label="Device"
            value={size}
            options={[
              ['phone', 'Phone'],
              ['desktop', 'Desktop'],
            ]}
            onChange={(next) => onChange({ size: next })}
          />
          <Switch
            label="Mode"
            value={mode}
            options={[
              ['light', 'Light'],
              ['dark', 'Dark'],
            ]}
            onChange={(next) => onChange({ mode: next })}
          />
          <Switch
            label="Time"
            value={isLive ? 'moving' : 'still'}
            options={[
              ['still', 'Still'],
              ['moving', 'Live'],
            ]}
            onChange={(next) => setLive(next === 'moving')}
          />
          <div className="parts">
            <Switch
              label="Part"
              value={part}
              options={[
                ['screen', 'Screen'],
                ['values', 'Values'],
              ]}
              onChange={(next: 'screen' | 'values') => showPart(next)}
            />
          </div>
          <a href={address} target="_blank" rel="noopener">
            Open alone
          </a>
        </div>
      </header>
      <div className="stage" ref={stage}>
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
      <ValuesPanel
        values={values}
        screen={screen}
        seen={seen}
        underPointer={underPointer}
        onPoint={point}
      />
    </dialog>
  );
}
