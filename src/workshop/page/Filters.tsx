import type { Site } from '../site/site.ts';
import { Choice, Switch } from './Choice.tsx';
import { useSay, useStateTitle } from './language.ts';
import { brandOf, framesOfScreens, screensOf } from './select-frames.ts';
import { ALL, useView } from './view.ts';

const screenOptions = (screens: readonly string[]) =>
  screens.map((screen) => (
    <option key={screen} value={screen}>
      /{screen}
    </option>
  ));

/** Filters for brand, screen, state, device and mode; a new screen resets the state. */
export function Filters({ site }: { site: Site }) {
  const [view, change] = useView();
  const say = useSay();
  const titleOf = useStateTitle();
  const { inFlow, byLink } = screensOf(site, view);
  const states = new Map(framesOfScreens(site, view).map(({ state, title }) => [state, title]));
  return (
    <div className="filters">
      <Choice
        label={say('brand')}
        value={brandOf(site, view)?.id ?? ''}
        onChange={(brand) => change({ brand })}
      >
        {site.brands.map(({ id, name }) => (
          <option key={id} value={id}>{`${name} (${id})`}</option>
        ))}
      </Choice>
      <Choice
        label={say('screen')}
        value={view.screen ?? ''}
        onChange={(screen) => change({ screen, state: undefined })}
      >
        <option value="">{say('screensOfFlows')}</option>
        <option value={ALL}>{say('allScreens')}</option>
        <optgroup label={say('inFlow')}>{screenOptions(inFlow)}</optgroup>
        <optgroup label={say('byLink')}>{screenOptions(byLink)}</optgroup>
      </Choice>
      <Choice label={say('state')} value={view.state ?? ''} onChange={(state) => change({ state })}>
        <option value="">{say('allStates')}</option>
        {[...states].map(([state, title]) => (
          <option key={state} value={state}>
            {titleOf(title)}
          </option>
        ))}
      </Choice>
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
        options={[
          ['phone', say('phone')],
          ['desktop', say('desktop')],
        ]}
        onChange={(next) => change({ size: next })}
      />
      <Switch
        label={say('mode')}
        value={mode}
        options={[
          ['own', say('ownMode')],
          ['light', say('light')],
          ['dark', say('dark')],
        ]}
        onChange={(next) => change({ mode: next })}
      />
    </>
  );
}
