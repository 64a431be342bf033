import type { EditWish } from '../protocol.ts';
import { MODES, type Palette, type Shades, type Surroundings } from './palette.ts';

/** The edits that give a brand a palette: those shades that are other than today, in one step. */
export const paletteEdits = (brand: string, palette: Palette, today: Surroundings): EditWish[] =>
  MODES.flatMap((mode) =>
    (Object.entries(palette[mode].primary) as [keyof Shades, string][]).flatMap(([name, value]) => {
      const seen = today[mode][`primary.${name}`];
      if (seen === value) return [];
      const place = { document: 'theme', steps: [mode, 'primary', name] };
      return { brand, level: brand, place, seen, change: { kind: 'set', value } };
    }),
  );
