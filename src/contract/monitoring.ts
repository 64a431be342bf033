export interface FlagService {
  url: string;
  clientKey: string;
  sendsBody?: true;
}

export interface TagManager {
  /** Address of its script, without the container's id: TAG_MANAGER_URL. */
  script: string;
  /** Whether documents of this visit may load it, except those of `cardScreens`: the buyer has not refused. */
  isAllowed: boolean;
  /** Whether the policy of this document lets it run: never where a card is typed, nor after a refusal. */
  isAllowedHere: boolean;
  cardScreens: readonly string[];
  texts: Record<TrackingText, string>;
}

export const TRACKING_TEXTS = [
  'tracking.title',
  'tracking.question',
  'tracking.politics',
  'tracking.accept',
  'tracking.refuse',
] as const;

export type TrackingText = (typeof TRACKING_TEXTS)[number];

export interface PageMonitoring {
  /** `serverUrl`: origin of the APM server, without a path: APM_SERVER_URL. */
  performance?: { serverUrl: string };
  errors?: { dsn: string };
  flags?: FlagService;
  tagManager?: TagManager;
}
