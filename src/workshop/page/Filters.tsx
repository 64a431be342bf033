import type { Site } from '../site/site.ts';
import { Choice, Switch } from './Choice.tsx';
import { useSay, useStateTitle } from './language.ts';
import { brandOf, framesOfScreens, screensOf, toBrand } from './select-frames.ts';
import { ALL, useView } from './view.ts';

/** Filters for brand, screen, state, device and mode; a new screen resets the state. */
export function Filters({ site }: { site: Site }) {
  const [view, change] = useView();
  const say = useSay();
  const titleOf = useStateTitle();
  const { inFlow, byLink } = screensOf(site, view);
  const states = new Map(framesOfScreens(site, view).map((frame) => [frame.state, frame]));
  return (
    <div className="filters">
      <Choice
        label={say('brand')}
        value={brandOf(site, view)?.id ?? ''}
        options={site.brands.map(({ id, name }) => [id, `${name} (${id})`])}
        onChange={(brand) => change(toBrand(site, view, brand))}
      />
      <Choice
        label={say('screen')}
        value={view.screen ?? ''}
        options={[
          ['', say('screensOfFlows')],
          [ALL, say('allScreens')],
          ...inFlow.map((screen) => [screen, `/${screen}`] as const),
          ...byLink.map((screen) => [screen, `/${screen} (${say('byLink')})`] as const),
        ]}
        onChange={(screen) => change({ screen, state: undefined })}
      />
      <Choice
        label={say('state')}
        value={view.state ?? ''}
        options={[
          ['', say('allStates')],
          ...[...states].map(([state, frame]) => [state, titleOf(frame)] as const),
        ]}
        onChange={(state) => change({ state })}
      />
      <LookFilters />
    </div>
  );
}

/** On which device and in which mode screens are shown. */
export function LookFilters() {
  const [{ size, mode }, change] = useView();
  const say = useSay();
  return (
    <>
      <Switch
        label={say('device')}
        value={size}
        options={(['phone', 'desktop'] as const).map((one) => [one, say(one)])}
        onChange={(next) => change({ size: next })}
      />
      <Switch
        label={say('mode')}
        value={mode}
        options={(['own', 'light', 'dark'] as const).map((one) => [one, say(`mode.${one}`)])}
        onChange={(next) => change({ mode: next })}
      />
    </>
  );
}
