import { ApiError } from '../api/api-error.ts';
import type { ErrorReporter } from '../checkout/checkout.ts';
import type { PageData } from '../contract/page-data.ts';
import { KEPT_FAILURES, type Channel, type Failure, type Origin } from '../monitoring/channel.ts';
import { consoleChannel } from '../monitoring/console-channel.ts';
import { plainError } from '../monitoring/plain-error.ts';

/** Failures that wait for the channels; of further ones only the number is reported. */
const MAX_WAITING = 30;
/** Wait in a browser that cannot say that it is idle, in milliseconds after the page is loaded. */
const IDLE_AFTER_MS = 2_000;

/**
 * The one reporter of a document. Each failure is printed at once and handed, in order, to the channels that the
 * page's settings ask for; they are loaded at once for a fatal one. What none has taken when the buyer leaves waits
 * for the next document, without anything that an error may quote.
 */
export function buildReporter(page: PageData) {
  const { monitoring, environment, appVersion, productCode = '' } = page;
  const hasChannels = monitoring?.errors ?? monitoring?.performance;
  let origin = { environment, appVersion, brand: '', productCode };
  const waiting: Failure[] = [];
  let dropped = 0;
  // An error may hold what the buyer typed: without channels none is held.
  let channel: Channel = {
    send(failure) {
      if (!hasChannels) return;
      if (waiting.length < MAX_WAITING) waiting.push(failure);
      else dropped++;
    },
  };
  let loading: Promise<void> | undefined;

  const load = async () => {
    try {
      const { startChannels } = await import('../monitoring/start-channels.ts');
      channel = await startChannels(monitoring!, origin);
    } catch {
      channel = { send() {} };
    }
    waiting.splice(0).forEach(channel.send);
    if (dropped) {
      const error = new Error(`${dropped} more failures`);
      channel.send({ error, where: 'reporter', level: 'error' });
    }
  };
  const loadOnce = () => {
    if (hasChannels) loading ??= load();
  };
  const keep = () => {
    const kept = waiting.splice(0).map((failure) => ({ ...failure, error: plainError(failure) }));
    try {
      if (kept.length === 0) return;
      const earlier: unknown[] = JSON.parse(sessionStorage.getItem(KEPT_FAILURES) ?? '[]');
      const all = JSON.stringify([...earlier, ...kept].slice(0, MAX_WAITING));
      sessionStorage.setItem(KEPT_FAILURES, all);
    } catch {
      // Without a storage they are on the console alone.
    }
  };
  if (hasChannels) addEventListener('pagehide', keep);
  const report: ErrorReporter = (error, where, level) => {
    try {
      const failure: Failure = { error, where, level: level ?? 'error', call: callOf(error) };
      consoleChannel.send(failure);
      channel.send(failure);
      if (level === 'fatal') loadOnce();
    } catch {
      // A failure of reporting is not the buyer's.
    }
  };
  return {
    report,
    begin(drawn: Pick<Origin, 'brand' | 'productCode'>, isUsable: boolean): void {
      origin = { ...origin, ...drawn };
      if (!isUsable) return;
      const loadWhenIdle = () =>
        window.requestIdleCallback?.(loadOnce) ?? setTimeout(loadOnce, IDLE_AFTER_MS);
      if (document.readyState === 'complete') loadWhenIdle();
      else addEventListener('load', loadWhenIdle, { once: true });
    },
  };
}

function callOf(error: unknown): Failure['call'] {
  if (!(error instanceof ApiError)) return undefined;
  const { method, path, status, requestId } = error;
  return { method, path, status, requestId };
}

/** Reports an error that no code caught, once, and hides it from other scripts: its message may quote what the buyer typed. */
export function reportUncaught(report: ErrorReporter): void {
  const take = (event: Event, error: unknown) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    report(error, 'uncaught');
  };
  // Scripts of others fail without an error that a page may read.
  addEventListener('error', (event) => event.error && take(event, event.error));
  addEventListener('unhandledrejection', (event) => take(event, event.reason));
}
