import pictures from './pictures.json' with { type: 'json' };

/** A picture of the documentation: `docs/images/<name>.png`. */
export interface Picture {
  name: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Address on the product; without it the picture is of the workshop. */
  path?: string;
  /** Folder of the brand that is open in the workshop, and the screen of it. */
  brand?: string;
  screen?: string;
}

/** Every picture that `npm run screenshots` takes. */
export const PICTURES: readonly Picture[] = pictures;

/** Largest file, in bytes, so that a page of documentation loads quickly. */
export const MAX_PICTURE_BYTES = 150_000;
