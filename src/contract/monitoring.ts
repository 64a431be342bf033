export interface PerformanceChannel {
  /** Origin of the APM server, without a path: APM_SERVER_URL. */
  serverUrl: string;
}

export interface ErrorChannel {
  /** Address, key and project in one: SENTRY_DSN. */
  dsn: string;
}

export interface FlagService {
  /** Address of the front-end API: FLAGS_URL. */
  url: string;
  /** The front-end token, which may be public: FLAGS_KEY. */
  clientKey: string;
  /** The context travels as body rather than as query: FLAGS_POST. */
  sendsBody?: true;
}

/** The tag manager; missing where neither config nor brand names a container for it. */
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

/** Texts of that question: no screen needs them, so a brand's first module is without them. */
export const TRACKING_TEXTS = [
  'tracking.title',
  'tracking.question',
  'tracking.politics',
  'tracking.accept',
  'tracking.refuse',
] as const;

export type TrackingText = (typeof TRACKING_TEXTS)[number];

/** The addresses that the browser reports to; one that is missing is off. */
export interface PageMonitoring {
  performance?: PerformanceChannel;
  errors?: ErrorChannel;
  flags?: FlagService;
  tagManager?: TagManager;
}
