import type { View } from '../view.ts';

/** Of each device: its window in CSS pixels, and how much smaller the gallery shows it. */
export const SIZES: Readonly<
  Record<View['size'], { width: number; height: number; scale: number }>
> = {
  phone: { width: 360, height: 740, scale: 0.6 },
  desktop: { width: 1280, height: 800, scale: 0.3 },
};
