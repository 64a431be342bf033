/** A picture of the documentation: `docs/images/<name>.png`. */
export interface Picture {
  name: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Address on the product, or the studio with one screen open. */
  of: { path: string } | { studio: string; brand: string };
}

const PHONE = { width: 390, height: 760 };

/** Every picture that `npm run screenshots` takes. */
export const PICTURES: readonly Picture[] = [
  { name: 'lead', ...PHONE, of: { path: '/lead?product=LIVE' } },
  { name: 'payment', ...PHONE, of: { path: '/payment?product=MEDCOF' } },
  { name: 'studio', width: 1280, height: 800, of: { studio: 'vc~lead', brand: 'vc' } },
];

/** Largest file, in bytes: what a page of documentation may cost whoever reads it. */
export const MAX_PICTURE_BYTES = 150_000;
