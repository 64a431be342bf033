/** The frame in the inspector. */
export interface ShownFrame {
  brand: string;
  screen: string;
  /** The screen's first state unless said. */
  state?: string;
}

export type Device = 'phone' | 'desktop';
export type Mode = 'light' | 'dark';

/** The state of the gallery; its address holds all of it. */
export interface View {
  /** Folder below brands/; all of them unless said. */
  brand?: string;
  /** Template id; those of the flows unless said. */
  screen?: string;
  /** Name of a state; all of them unless said. */
  state?: string;
  size: Device;
  /** That of the brand itself unless said. */
  mode: Mode | 'own';
  shown?: ShownFrame;
}

/** Selects every brand, or every screen. */
export const ALL = 'all';

/** The query of a view, without defaults. */
export function viewQuery({ brand, screen, state, size, mode, shown }: Partial<View>): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && query.set(name, value);
  set('brand', brand);
  set('screen', screen);
  set('state', state);
  set('size', size === 'phone' ? undefined : size);
  set('mode', mode === 'own' ? undefined : mode);
  set('show', shown && [shown.brand, shown.screen, shown.state].filter(Boolean).join('~'));
  return `?${query}`;
}

/** Reads what `viewQuery` wrote. */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const [brand, screen, state] = query.get('show')?.split('~') ?? [];
  return {
    brand: query.get('brand') ?? undefined,
    screen: query.get('screen') ?? undefined,
    state: query.get('state') ?? undefined,
    size: query.get('size') === 'desktop' ? 'desktop' : 'phone',
    mode: oneOf(['light', 'dark'], query.get('mode')) ?? 'own',
    shown: brand && screen ? { brand, screen, state } : undefined,
  };
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((one) => one === value);

/** One way to look at a screen. */
export interface Look {
  device: Device;
  mode: Mode;
}

/** The window of each device in CSS pixels, and how much smaller the gallery shows it. */
export const SIZES: Readonly<Record<Device, { width: number; height: number; scale: number }>> = {
  phone: { width: 360, height: 740, scale: 0.6 },
  desktop: { width: 1280, height: 800, scale: 0.3 },
};
