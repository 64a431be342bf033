import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Device = 'phone' | 'desktop';
export type Mode = 'light' | 'dark';

/** The state of the gallery; its address holds all of it. */
export interface View {
  /** Folder below brands/; the first one unless said. */
  brand?: string;
  /** Template id; those of the flows unless said. */
  screen?: string;
  /** Name of a state; all of them unless said. */
  state?: string;
  size: Device;
  /** That of the brand itself unless said. */
  mode: Mode | 'own';
  /** The frame in the inspector: the screen's first state unless said. */
  shown?: { brand: string; screen: string; state?: string };
}

/** Selects every screen. */
export const ALL = 'all';

/** The query of a view, without defaults. */
export function viewQuery({ brand, screen, state, size, mode, shown }: View): string {
  const all = {
    brand,
    screen,
    state,
    size: size === 'phone' ? undefined : size,
    mode: mode === 'own' ? undefined : mode,
    show: shown && [shown.brand, shown.screen, shown.state].filter(Boolean).join('~'),
  };
  const said = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `?${new URLSearchParams(said)}`;
}

/** Reads what `viewQuery` wrote. */
export function readView(query: URLSearchParams): View {
  const [brand, screen, state] = query.get('show')?.split('~') ?? [];
  const mode = query.get('mode');
  return {
    brand: query.get('brand') ?? undefined,
    screen: query.get('screen') ?? undefined,
    state: query.get('state') ?? undefined,
    size: query.get('size') === 'desktop' ? 'desktop' : 'phone',
    mode: mode === 'light' || mode === 'dark' ? mode : 'own',
    shown: brand && screen ? { brand, screen, state } : undefined,
  };
}

/** The view in the address, and a function that opens another one; Back returns to the previous one. */
export function useView(): [View, (changes: Partial<View>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readView(query), [query]);
  const change = useCallback(
    (changes: Partial<View>) =>
      setQuery((now) => new URLSearchParams(viewQuery({ ...readView(now), ...changes }))),
    [setQuery],
  );
  return [view, change];
}

/** The window of each device in CSS pixels, and how much smaller the gallery and the inspector show it. */
export const SIZES = {
  phone: { width: 360, height: 740, small: 0.6, large: 1 },
  desktop: { width: 1280, height: 800, small: 0.3, large: 0.6 },
} as const satisfies Readonly<Record<Device, object>>;
