import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** One action of a buyer: a press, a key, a choice. */
export interface Interaction {
  /** From the touch to the next frame, in milliseconds, as Event Timing rounds them: to 8. */
  duration: number;
  /** Type of the longest event of it, e.g. 'keydown'. */
  event: string;
  /** Name, id or type of the element that was touched. */
  target: string;
  /** Path of the screen at which it began. */
  path: string;
  /** Index of its document. */
  document: number;
}

/** The last values that a document reported; undefined for what it never did. */
export interface DocumentVitals {
  path: string;
  /** Milliseconds. */
  LCP?: number;
  CLS?: number;
}

export interface Watched {
  documents: DocumentVitals[];
  interactions: Interaction[];
}

type Report =
  | { kind: 'document'; path: string }
  | { kind: 'LCP' | 'CLS'; value: number }
  | ({ kind: 'interaction'; id: number } & Omit<Interaction, 'document'>);

const require = createRequire(import.meta.url);
/** The library as a classic script, which a page can be given before its own. */
const LIBRARY = require.resolve('web-vitals').replace(/web-vitals[.\w]*$/, 'web-vitals.iife.js');

/** Runs in every document before its own scripts. Event Timing leaves out what took less than 16 ms. */
function observe(): void {
  if (window !== window.top) return;
  type On = (report: (metric: { value: number }) => void, options: object) => void;
  const page = window as unknown as {
    webVitals: Record<'onLCP' | 'onCLS', On>;
    keepVital: (report: unknown) => void;
  };
  page.keepVital({ kind: 'document', path: location.pathname });
  const all = { reportAllChanges: true };
  page.webVitals.onLCP(({ value }) => page.keepVital({ kind: 'LCP', value }), all);
  page.webVitals.onCLS(({ value }) => page.keepVital({ kind: 'CLS', value }), all);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const event = entry as PerformanceEventTiming & { interactionId: number };
      if (!event.interactionId) continue;
      const element = event.target instanceof Element ? event.target : undefined;
      page.keepVital({
        kind: 'interaction',
        id: event.interactionId,
        duration: event.duration,
        event: event.name,
        target: element?.getAttribute('name') || element?.id || element?.localName || 'the page',
        path: location.pathname,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Watches all documents that a tab opens from now on. */
export async function watchVitals(page: Page): Promise<Watched> {
  const documents: DocumentVitals[] = [];
  const byId = new Map<string, Interaction>();
  const interactions: Interaction[] = [];
  await page.exposeFunction('keepVital', (report: Report) => {
    switch (report.kind) {
      case 'document':
        documents.push({ path: report.path });
        return;
      case 'LCP':
      case 'CLS': {
        const last = documents.at(-1);
        if (last) last[report.kind] = report.value;
        return;
      }
      case 'interaction': {
        const { kind: _, id, ...event } = report;
        const interaction = { ...event, document: documents.length - 1 };
        const key = `${interaction.document} ${id}`;
        const known = byId.get(key);
        if (!known) {
          byId.set(key, interaction);
          interactions.push(interaction);
        } else if (interaction.duration > known.duration) Object.assign(known, interaction);
        return;
      }
      default:
        return report satisfies never;
    }
  });
  // One script, for several have no order among them; it has a scope of its own.
  const library = `${readFileSync(LIBRARY, 'utf8')};window.webVitals = webVitals;`;
  await page.addInitScript({ content: `${library}(${observe})();` });
  return { documents, interactions };
}
