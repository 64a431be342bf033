/** One screen of a brand in one state, on one device, before and after. Paths from the report's folder. */
export interface PicturePair {
  brand: string;
  screen: string;
  state: string;
  device: 'phone' | 'desktop';
  mode: 'light' | 'dark';
  /** Missing where the screen is new, or gone. */
  before?: string;
  after?: string;
  /** The later picture with what differs marked; where both are there. */
  difference?: string;
  /** Share of the picture's area that differs, 0 to 1. */
  changed: number;
}
