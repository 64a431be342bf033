import { attempt } from '../contract/attempt.ts';
import type { PageMonitoring } from '../contract/monitoring.ts';
import {
  KEPT_FAILURES,
  type Channel,
  type Failure,
  type KeptFailure,
  type Origin,
} from './channel.ts';

/** Resolves to all channels that could be loaded, as one. They first get what the last document could not send. */
export async function startChannels(
  { errors, performance }: PageMonitoring,
  origin: Origin,
): Promise<Channel> {
  const started = await Promise.allSettled([
    errors &&
      import('./errors/error-channel.ts').then((it) => it.createErrorChannel(errors, origin)),
    performance &&
      import('./performance/performance-channel.ts').then((it) =>
        it.createPerformanceChannel(performance, origin),
      ),
  ]);
  const channels = started.flatMap((one) => (one.status === 'fulfilled' && one.value) || []);
  const sendToAll: Channel = (failure) => {
    // One that fails stays silent: an error that cannot be read must not become another one.
    for (const channel of channels) attempt(() => channel(failure));
  };
  takeKept().forEach(sendToAll);
  return sendToAll;
}

export function takeKept(): Failure[] {
  const taken = attempt(() => {
    const kept: KeptFailure[] = JSON.parse(sessionStorage.getItem(KEPT_FAILURES) ?? '[]');
    sessionStorage.removeItem(KEPT_FAILURES);
    return kept.map(({ error, ...failure }) => ({
      ...failure,
      error: Object.assign(new Error(error.message), error),
    }));
  });
  return taken ?? [];
}
