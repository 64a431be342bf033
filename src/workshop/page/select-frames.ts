import type { Frame } from '../states/frame.ts';
import type { Site, SiteBrand } from '../site/site.ts';
import { ALL, type Mode, type View } from './view.ts';

/** The brand that a view shows: the first one unless it says; undefined where there is none. */
export const brandOf = ({ brands }: Site, { brand, shown }: View): SiteBrand | undefined =>
  brands.find(({ id }) => id === (shown?.brand ?? brand)) ?? brands[0];

/** The frames of the brand that a view shows. */
function ofBrand(site: Site, view: View): Frame[] {
  const brand = brandOf(site, view);
  return site.frames.filter((frame) => frame.brand === brand?.id);
}

/** The screens to choose from: those that flows lead to, and those that only links do. */
export function screensOf(site: Site, view: View): { inFlow: string[]; byLink: string[] } {
  const frames = ofBrand(site, view);
  const inFlow = new Set(frames.filter((one) => one.isInFlow).map(({ screen }) => screen));
  const all = new Set(frames.map(({ screen }) => screen));
  return { inFlow: [...inFlow], byLink: [...all].filter((screen) => !inFlow.has(screen)) };
}

/** The frames of the screens that a view shows, in all states. */
export const framesOfScreens = (site: Site, view: View): Frame[] =>
  ofBrand(site, view).filter(
    ({ screen, isInFlow }) =>
      view.screen === ALL || (view.screen ? screen === view.screen : isInFlow),
  );

/** The change of a view to another brand, without a screen or a state that it lacks. */
export function toBrand(site: Site, view: View, brand: string): Partial<View> {
  const frames = framesOfScreens(site, { ...view, brand });
  if (frames.length === 0) return { brand, screen: undefined, state: undefined };
  return frames.some(({ state }) => state === view.state) ? { brand } : { brand, state: undefined };
}

/** The frame that is looked at closely, with all states of its screen. */
export function shownOf({ frames }: Site, { shown }: View) {
  const { brand, screen, state } = shown ?? {};
  const states = frames.filter((one) => one.brand === brand && one.screen === screen);
  const frame = states.find((one) => one.state === state) ?? states[0];
  return frame && { frame, states };
}

/** The mode that a view shows a brand in. */
export const modeOf = ({ mode }: View, brand: SiteBrand): Mode =>
  mode === 'own' ? brand.mode : mode;
