import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { PicturePair } from '../../src/diff/diff-report.ts';

/** A screen of a brand in one state, as both versions of the brand files name it. */
export interface Scene {
  brand: string;
  screen: string;
  state: string;
}

export type PictureJob = Scene & Pick<PicturePair, 'device' | 'mode'>;

/** Devices and modes to photograph, the most common first. */
const LOOKS = [
  { device: 'phone', mode: 'light' },
  { device: 'desktop', mode: 'light' },
  { device: 'phone', mode: 'dark' },
  { device: 'desktop', mode: 'dark' },
] as const;

/** Whether a change of a brand may show on one of its screens. */
export function mayDiffer(
  was: CompiledBrand | undefined,
  is: CompiledBrand | undefined,
  { screen, mode }: Pick<PictureJob, 'screen' | 'mode'>,
): boolean {
  const seen = (brand: CompiledBrand) => {
    const other = mode === 'light' ? 'dark' : 'light';
    const theme = { ...brand.theme, [other]: undefined };
    return JSON.stringify({ ...brand, theme, screens: brand.screens[screen] });
  };
  return !was || !is || seen(was) !== seen(is);
}

/**
 * The pictures to take, in the order of their worth: first all of the brands that change by files of
 * their own, then each screen once of those that only share a file, then the rest.
 */
export function pictureJobs(
  scenes: readonly Scene[],
  ownBrands: ReadonlySet<string>,
  isWanted: (job: PictureJob) => boolean,
): PictureJob[] {
  const seen = new Set<string>();
  const ranks: Scene[][] = [[], [], []];
  for (const scene of scenes) {
    const screen = `${scene.brand} ${scene.screen}`;
    ranks[ownBrands.has(scene.brand) ? 0 : seen.has(screen) ? 2 : 1]!.push(scene);
    seen.add(screen);
  }
  return ranks
    .flatMap((ranked) => LOOKS.flatMap((look) => ranked.map((scene) => ({ ...scene, ...look }))))
    .filter(isWanted);
}
