import { ApiError } from '../api/api-error.ts';
import type { ErrorReporter } from '../checkout/checkout.ts';
import type { PageData } from '../contract/page-data.ts';
import { KEPT_FAILURES, type Channel, type Failure, type Origin } from '../monitoring/channel.ts';
import { consoleChannel } from '../monitoring/console-channel.ts';
import { plainError } from '../monitoring/plain-error.ts';
import { whenIdle } from './browser/this-document.ts';

/** Failures that wait for the channels; further ones are on the console alone. */
const MAX_KEPT = 30;

/**
 * The one reporter of a document. Each failure is printed at once and handed, in order, to the channels that the
 * page's settings ask for; they are loaded at once for a fatal one. Until then it waits in the session's storage, for
 * this document or the next one, without anything that an error may quote.
 */
export function buildReporter(page: PageData) {
  const { monitoring, environment, appVersion, productCode = '' } = page;
  const hasChannels = monitoring?.errors ?? monitoring?.performance;
  let origin = { environment, appVersion, brand: '', productCode };
  let loading: Promise<void> | undefined;
  let channel: Channel | undefined;

  async function start(): Promise<void> {
    const { startChannels } = await import('../monitoring/start-channels.ts');
    channel = await startChannels(monitoring!, origin);
  }
  const load = async () => {
    if (hasChannels) await (loading ??= start().catch(() => {}));
  };
  const report: ErrorReporter = (error, where, level) => {
    try {
      const failure: Failure = { error, where, level: level ?? 'error', call: callOf(error) };
      consoleChannel(failure);
      if (channel) channel(failure);
      // Without a storage this document sends it, or none does.
      else if (hasChannels && !keep(failure)) void load().then(() => channel?.(failure));
      if (level === 'fatal') void load();
    } catch {
      // A failure of reporting is not the buyer's.
    }
  };
  return {
    report,
    begin(drawn: Pick<Origin, 'brand' | 'productCode'>, isUsable: boolean): void {
      origin = { ...origin, ...drawn };
      if (!isUsable) return;
      const loadWhenIdle = () => void whenIdle().then(load);
      if (document.readyState === 'complete') loadWhenIdle();
      else addEventListener('load', loadWhenIdle, { once: true });
    },
  };
}

function keep(failure: Failure): boolean {
  try {
    const kept: unknown[] = JSON.parse(sessionStorage.getItem(KEPT_FAILURES) ?? '[]');
    const all = [...kept, { ...failure, error: plainError(failure) }].slice(0, MAX_KEPT);
    sessionStorage.setItem(KEPT_FAILURES, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
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
