import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { PicturePair } from '../../src/diff/picture-pair.ts';

/** A screen of a brand in one state, as both versions of the brand files name it. */
export interface Scene {
  brand: string;
  screen: string;
  state: string;
}

export type PictureJob = Scene & Pick<PicturePair, 'device' | 'mode'>;

/** How a scene is looked at; what most buyers see comes first. */
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
  screen: string,
): boolean {
  if (!was || !is) return true;
  const around = ({ screens: _, ...rest }: CompiledBrand) => JSON.stringify(rest);
  return (
    around(was) !== around(is) ||
    JSON.stringify(was.screens[screen]) !== JSON.stringify(is.screens[screen])
  );
}

/**
 * The pictures to take, as many as are wanted: first all of the brands that change by files of their
 * own, then each screen once of those that only share a file, then the rest.
 */
export function pictureJobs(
  scenes: readonly Scene[],
  ownBrands: ReadonlySet<string>,
  most: number,
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
    .slice(0, most);
}

/** How many pictures there would be of all scenes. */
export const allPictures = (scenes: readonly Scene[]): number => scenes.length * LOOKS.length;
