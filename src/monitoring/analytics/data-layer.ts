import type { AnalyticsEvent } from '../../contract/analytics.ts';

declare global {
  interface Window {
    /** The tag manager reads what is here, and what is pushed later. Without one it is a plain list. */
    dataLayer?: unknown[];
  }
}

/** An event as the data layer holds it. */
export type EventEntry = AnalyticsEvent & {
  /** When it happened (ISO 8601): an entry may be handed over later. */
  event_time: string;
  /** The link's campaign. */
  campaign?: Readonly<Record<string, string>>;
};

/** Pushes a plain object, as the tag manager expects. */
export const push = (entry: object) => void (window.dataLayer ??= []).push(entry);

/** Pushes an event. The tag manager merges entries: the sale of the one before has to be taken away first. */
export function pushEvent(entry: EventEntry): void {
  push({ ecommerce: null });
  push(entry);
}
