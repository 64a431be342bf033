import type { ScreenState } from './state-table.ts';
import type { VisitStage } from './visit-stage.ts';

/** One picture of a screen: which brand's, and in which state. */
export interface Frame {
  brand: string;
  screen: string;
  /** Names it among the states of its screen. */
  state: string;
  /** The stage, flow or link that it has besides, its moment and its page, for a title. */
  parts: readonly string[];
  flow: string;
  /** Whether that flow leads there; other screens are reached by a link alone. */
  isInFlow: boolean;
  visit: VisitStage;
  moment: ScreenState;
  /** Index of the form's page. */
  page: number;
  /** Path and query, as a link to the screen has them. */
  address: string;
}

/** The parameters of a frame's document. */
export interface FrameRequest extends Pick<Frame, 'brand' | 'screen' | 'state'> {
  mode: 'light' | 'dark';
  /** Another number is another document: the brand's files have changed meanwhile. */
  version?: number;
}

/** The query of a frame's document, `frame.html?…`. */
export const frameQuery = ({ brand, screen, state, mode, version }: FrameRequest): string =>
  `?${new URLSearchParams({ brand, screen, state, mode, ...(version && { version: String(version) }) })}`;

export function readFrameQuery(search: string): FrameRequest {
  const query = new URLSearchParams(search);
  return {
    brand: query.get('brand') ?? '',
    screen: query.get('screen') ?? 'lead',
    state: query.get('state') ?? '',
    mode: query.get('mode') === 'dark' ? 'dark' : 'light',
  };
}
