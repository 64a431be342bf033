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

/** The pictures to take, each scene once in each look, and as many as are wanted. */
export function pictureJobs(scenes: readonly Scene[], most: number): PictureJob[] {
  return LOOKS.flatMap((look) =>
    scenes.map(({ brand, screen, state }) => ({ brand, screen, state, ...look })),
  ).slice(0, most);
}

/** How many pictures there would be of all scenes. */
export const allPictures = (scenes: readonly Scene[]): number => scenes.length * LOOKS.length;
