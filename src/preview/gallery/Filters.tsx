import type { Site } from '../site.ts';
import { ALL, type View } from '../view.ts';
import { Choice, Switch } from './Choice.tsx';
import { brandOf, screensOf, statesOf } from './select-frames.ts';
import type { ChangeView } from './use-view.ts';

interface FiltersProps {
  site: Site;
  view: View;
  onChange: ChangeView;
}

const options = (values: readonly string[]) =>
  values.map((value) => ({ value, label: `/${value}` }));

/** Filters for brand, screen, state, device and mode; a new screen resets the state. */
export function Filters({ site, view, onChange }: FiltersProps) {
  const { inFlow, byLink } = screensOf(site, view);
  const states = [...statesOf(site, view)];
  return (
    <div className="filters">
      <Choice
        label="Brand"
        value={brandOf(site, view)}
        options={[
          ...site.brands.map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
          { value: ALL, label: 'All brands' },
        ]}
        onChange={(brand) => onChange({ brand })}
      />
      <Choice
        label="Screen"
        value={view.screen ?? ''}
        options={[
          { value: '', label: 'Screens of the flows' },
          { value: ALL, label: 'All screens' },
          { label: 'In a flow', options: options(inFlow) },
          { label: 'By a link only', options: options(byLink) },
        ]}
        onChange={(screen) => onChange({ screen, state: undefined })}
      />
      <Choice
        label="State"
        value={view.state ?? ''}
        options={[
          { value: '', label: 'All states' },
          ...states.map(([value, label]) => ({ value, label })),
        ]}
        onChange={(state) => onChange({ state })}
      />
      <Switch
        label="Device"
        value={view.size}
        options={[
          ['phone', 'Phone'],
          ['desktop', 'Desktop'],
        ]}
        onChange={(size) => onChange({ size })}
      />
      <Switch
        label="Mode"
        value={view.mode}
        options={[
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChange={(mode) => onChange({ mode })}
      />
    </div>
  );
}
