import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Site } from '../../site/site.ts';
import type { BrandValues } from '../../site/value.ts';
import { frameQuery, type Frame } from '../../states/frame.ts';
import { BlocksPanel } from '../build/BlocksPanel.tsx';
import { Choice, Switch } from '../Choice.tsx';
import { useStudio } from '../editor/studio.ts';
import { LookFilters } from '../Filters.tsx';
import { findingsOf } from '../findings.tsx';
import { GALLERY_TEXTS, useStateTitle } from '../gallery-texts.ts';
import { useTexts } from '../language.ts';
import { lookOf } from '../select-frames.ts';
import { holdFrames } from '../thumbnails/frame-queue.ts';
import { useFrameState } from '../thumbnails/use-frame-state.ts';
import { useJson } from '../use-json.ts';
import { useIsWide, useWidth } from '../use-size.ts';
import type { ChangeView } from '../use-view.ts';
import { SIZES, type View } from '../view.ts';
import { useVisibleValues } from './use-visible-values.ts';
import { ValuesPanel } from './ValuesPanel.tsx';

interface InspectorProps {
  site: Site;
  frame: Frame;
  /** All states of its screen. */
  states: readonly Frame[];
  view: View;
  onChange: ChangeView;
}

type Part = 'screen' | 'values' | 'blocks';

/** One screen in its real size, with the sources of its values beside it. */
export function Inspector({ site, frame, states, view, onChange }: InspectorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const inner = useRef<HTMLIFrameElement>(null);
  const isWide = useIsWide();
  const [chosen, showPart] = useState<Part>();
  // Beside its values a screen needs no part of its own.
  const part =
    chosen === 'screen' && isWide ? 'values' : (chosen ?? (isWide ? 'values' : 'screen'));
  const studio = useStudio();
  const texts = useTexts(GALLERY_TEXTS);
  const titleOf = useStateTitle();
  const [stage, stageWidth] = useWidth();
  const { brand, screen, state: name } = frame;
  const { device, mode } = lookOf(site, view, brand);
  const version = studio?.version || undefined;
  const query = frameQuery({ brand, screen, mode, version, state: name });
  const address = `frame.html${query}`;
  const state = useFrameState(inner, address);
  const values = useJson<BrandValues>(
    `values/${brand}.json${version ? `?version=${version}` : ''}`,
  );
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
    holdFrames(true);
    return () => {
      current?.close();
      holdFrames(false);
    };
  }, []);

  const findings = useMemo(() => findingsOf(site, brand), [site, brand]);
  const parts: (readonly [Part, string])[] = [['values', texts.values]];
  if (!isWide) parts.unshift(['screen', texts.screen]);
  if (studio) parts.push(['blocks', texts.blocks]);
  const { width, height } = SIZES[device];
  const scale = Math.min(1, stageWidth / width);

  return (
    <dialog
      ref={dialog}
      className="inspector"
      aria-label={`${brand} /${screen}: ${titleOf(frame.title)}`}
      data-part={part}
      onClose={() => onChange({ shown: undefined })}
    >
      <header>
        <div className="heading">
          <h2 ref={heading} tabIndex={-1}>
            /{screen}
          </h2>
          <p>{texts.ofFlow(brand, frame.flow)}</p>
          <button type="button" className="close" onClick={leave}>
            {texts.close}
          </button>
        </div>
        <div className="filters">
          <Choice
            label={texts.state}
            value={name}
            options={states.map((one) => ({ value: one.state, label: titleOf(one.title) }))}
            onChange={(next) => onChange({ shown: { brand, screen, state: next } })}
          />
          <div className="looks">
            <LookFilters view={view} onChange={onChange} />
          </div>
          {parts.length > 1 && (
            <Switch
              label={texts.part}
              value={part}
              options={parts}
              onChange={(next) => showPart(next)}
            />
          )}
          <a href={address} target="_blank" rel="noopener">
            {texts.openAlone}
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
      {part === 'blocks' ? (
        <div className="values">
          <BlocksPanel brand={brand} screen={screen} />
        </div>
      ) : (
        <ValuesPanel
          brand={brand}
          findings={findings}
          values={values}
          screen={screen}
          seen={seen}
          underPointer={underPointer}
          onPoint={point}
        />
      )}
    </dialog>
  );
}
