import { useState } from 'react';
import { useTexts } from './language.ts';
import { GALLERY_TEXTS, useStateTitle } from './gallery-texts.ts';
import type { Site } from '../site/site.ts';
import { ALL, type View } from './view.ts';
import { Choice, Switch } from './Choice.tsx';
import { brandOf, screensOf, statesOf } from './select-frames.ts';
import { isWide } from './use-size.ts';
import type { ChangeView } from './use-view.ts';

interface FiltersProps {
  site: Site;
  view: View;
  onChange: ChangeView;
}

const options = (values: readonly string[]) =>
  values.map((value) => ({ value, label: `/${value}` }));

/** Filters for brand, screen, state, device and mode, folded at first on a phone; a new screen resets the state. */
export function Filters({ site, view, onChange }: FiltersProps) {
  const [isOpen, open] = useState(isWide);
  const { inFlow, byLink } = screensOf(site, view);
  const texts = useTexts(GALLERY_TEXTS);
  const titleOf = useStateTitle();
  const states = [...statesOf(site, view)];
  const brand = brandOf(site, view);
  return (
    <>
      <button type="button" className="unfold" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {texts.filters}:{' '}
        {[brand, view.screen && `/${view.screen}`, view.state].filter(Boolean).join(', ')}
      </button>
      <div className="filters" data-folded={!isOpen || undefined}>
        <Choice
          label={texts.brand}
          value={brand}
          options={[
            ...site.brands.map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
            { value: ALL, label: texts.allBrands },
          ]}
          onChange={(next) => onChange({ brand: next })}
        />
        <Choice
          label={texts.screen}
          value={view.screen ?? ''}
          options={[
            { value: '', label: texts.screensOfFlows },
            { value: ALL, label: texts.allScreens },
            { label: texts.inFlow, options: options(inFlow) },
            { label: texts.byLink, options: options(byLink) },
          ]}
          onChange={(screen) => onChange({ screen, state: undefined })}
        />
        <Choice
          label={texts.state}
          value={view.state ?? ''}
          options={[
            { value: '', label: texts.allStates },
            ...states.map(([value, label]) => ({ value, label: titleOf(label) })),
          ]}
          onChange={(state) => onChange({ state })}
        />
        <LookFilters view={view} onChange={onChange} />
      </div>
    </>
  );
}

/** On which device and in which mode screens are shown. */
export function LookFilters({ view, onChange }: Omit<FiltersProps, 'site'>) {
  const texts = useTexts(GALLERY_TEXTS);
  return (
    <>
      <Switch
        label={texts.device}
        value={view.size}
        options={[
          ['phone', texts.phone],
          ['desktop', texts.desktop],
        ]}
        onChange={(size) => onChange({ size })}
      />
      <Switch
        label={texts.mode}
        value={view.mode}
        options={[
          ['own', texts.ownMode],
          ['light', texts.light],
          ['dark', texts.dark],
        ]}
        onChange={(mode) => onChange({ mode })}
      />
    </>
  );
}
