import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { frameQuery, type Frame } from '../frame.ts';
import type { Site } from '../site.ts';
import type { BrandValues } from '../value.ts';
import { SIZES, type View } from '../view.ts';
import { Choice, Switch } from './Choice.tsx';
import { EditingContext, useVersion } from '../editing.ts';
import { LookFilters } from './Filters.tsx';
import { holdFrames } from './frames/frame-queue.ts';
import { lookOf } from './select-frames.ts';
import { LanguageContext, useTexts } from '../language.ts';
import { GALLERY_TEXTS, useStateTitle } from './gallery-texts.ts';
import { findingsOf } from './findings/findings-of.ts';
import { useFrameState } from './frames/use-frame-state.ts';
import { useJson } from './use-json.ts';
import { useVisibleValues } from './use-visible-values.ts';
import type { ChangeView } from './use-view.ts';
import { useIsWide } from './use-is-wide.ts';
import { useWidth } from './use-width.ts';
import { ValuesPanel } from './ValuesPanel.tsx';

interface InspectorProps {
  site: Site;
  frame: Frame;
  /** All states of its screen. */
  states: readonly Frame[];
  view: View;
  onChange: ChangeView;
}

/** One screen in its real size, with the sources of its values beside it. */
export function Inspector({ site, frame, states, view, onChange }: InspectorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const inner = useRef<HTMLIFrameElement>(null);
  const isWide = useIsWide();
  const [chosen, showPart] = useState<string>();
  // Beside its values a screen needs no part of its own.
  const part =
    chosen === 'screen' && isWide ? 'values' : (chosen ?? (isWide ? 'values' : 'screen'));
  const parts = useContext(EditingContext)?.parts ?? [];
  const language = useContext(LanguageContext);
  const texts = useTexts(GALLERY_TEXTS);
  const titleOf = useStateTitle();
  const [stage, stageWidth] = useWidth();
  const { brand, screen, state: name } = frame;
  const { device, mode } = lookOf(site, view, brand);
  const version = useVersion(brand);
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
  const further = parts.find(({ id }) => id === part);
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
          <div className="parts" data-further={parts.length > 0 || undefined}>
            <Switch
              label={texts.part}
              value={part}
              options={[
                ...(isWide ? [] : [['screen', texts.screen] as const]),
                ['values', texts.values],
                ...parts.map(({ id, title }) => [id, title[language]] as const),
              ]}
              onChange={showPart}
            />
          </div>
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
      {further ? (
        <div className="values">
          <further.Body brand={brand} screen={screen} frame={frame} />
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
