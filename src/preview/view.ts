/** A frame that is looked at closely. */
export interface ShownFrame {
  brand: string;
  screen: string;
  /** The screen's first state unless said. */
  state?: string;
}

/** What the gallery shows; all of it stands in its address. */
export interface View {
  /** Folder below brands/; all of them unless said. */
  brand?: string;
  /** Template id; those of the flows unless said. */
  screen?: string;
  /** Name of a state; all of them unless said. */
  state?: string;
  size: 'phone' | 'desktop';
  mode: 'light' | 'dark';
  shown?: ShownFrame;
}

/** Stands for every brand, or every screen, where leaving it out means something else. */
export const ALL = 'all';

/** The query of a view; what is usual is left out. */
export function viewQuery({ brand, screen, state, size, mode, shown }: Partial<View>): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && query.set(name, value);
  set('brand', brand);
  set('screen', screen);
  set('state', state);
  set('size', size === 'desktop' ? size : undefined);
  set('mode', mode === 'dark' ? mode : undefined);
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
    mode: query.get('mode') === 'dark' ? 'dark' : 'light',
    shown: brand && screen ? { brand, screen, state } : undefined,
  };
}
