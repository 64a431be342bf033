import { useId, useState } from 'react';
import { useTexts } from '../language.ts';
import { GALLERY_TEXTS, useStateTitle } from './gallery-texts.ts';
import type { Site } from '../site.ts';
import { ALL, type View } from '../view.ts';
import { Choice, Switch } from './Choice.tsx';
import { brandOf, brandsLike, screensOf, statesOf } from './select-frames.ts';
import { isWide } from './use-is-wide.ts';
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
        <BrandChoice site={site} view={view} onChange={onChange} />
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
        <LookFilters site={site} view={view} onChange={onChange} />
      </div>
    </>
  );
}

/** A search among the brands, and the list of those that were found; Enter takes the first of them. */
function BrandChoice({ site, view, onChange }: FiltersProps) {
  const id = useId();
  const texts = useTexts(GALLERY_TEXTS);
  const [words, setWords] = useState('');
  const found = brandsLike(site, words);
  const value = brandOf(site, view);
  const shown = site.brands.filter((one) => found.includes(one) || one.id === value);
  return (
    <>
      <div className="find">
        <label htmlFor={id}>{texts.search}</label>
        <input
          id={id}
          type="search"
          value={words}
          placeholder={texts.searchHint}
          aria-describedby={`${id}-count`}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && found[0]) onChange({ brand: found[0].id });
          }}
        />
        <small id={`${id}-count`} role="status">
          {words && texts.brandsFound(found.length)}
        </small>
      </div>
      <Choice
        label={texts.brand}
        value={value}
        options={[
          ...shown.map((one) => ({ value: one.id, label: `${one.name} (${one.id})` })),
          { value: ALL, label: texts.allBrands },
        ]}
        onChange={(brand) => onChange({ brand })}
      />
    </>
  );
}

/** On which devices, in which modes and beside which other brand screens are shown. */
export function LookFilters({ site, view, onChange }: FiltersProps) {
  const texts = useTexts(GALLERY_TEXTS);
  return (
    <>
      <LookSwitches view={view} onChange={onChange} />
      <Choice
        label={texts.beside}
        value={view.beside ?? ''}
        options={[
          { value: '', label: texts.noOther },
          ...site.brands.map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
        ]}
        onChange={(beside) => onChange({ beside: beside || undefined })}
      />
    </>
  );
}

/** On which devices and in which modes screens are shown. */
export function LookSwitches({ view, onChange }: Omit<FiltersProps, 'site'>) {
  const texts = useTexts(GALLERY_TEXTS);
  return (
    <>
      <Switch
        label={texts.device}
        value={view.size}
        options={[
          ['phone', texts.phone],
          ['desktop', texts.desktop],
          ['both', texts.both],
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
          ['both', texts.both],
        ]}
        onChange={(mode) => onChange({ mode })}
      />
    </>
  );
}
