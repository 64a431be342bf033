import type { PageMonitoring } from '../contract/monitoring.ts';
import {
  KEPT_FAILURES,
  type Channel,
  type Failure,
  type KeptFailure,
  type Origin,
} from './channel.ts';

function channelsOf({ errors, performance }: PageMonitoring, origin: Origin): Promise<Channel>[] {
  const starts: Promise<Channel>[] = [];
  if (errors)
    starts.push(
      import('./errors/error-channel.ts').then(({ createErrorChannel }) =>
        createErrorChannel(errors, origin),
      ),
    );
  if (performance)
    starts.push(
      import('./performance/performance-channel.ts').then(({ createPerformanceChannel }) =>
        createPerformanceChannel(performance, origin),
      ),
    );
  return starts;
}

/** Resolves to all channels that could be loaded, as one. They first get what the last document could not send. */
export async function startChannels(monitoring: PageMonitoring, origin: Origin): Promise<Channel> {
  const started = await Promise.allSettled(channelsOf(monitoring, origin));
  const channels = started.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const send = (failure: Failure) => channels.forEach((channel) => sendTo(channel, failure));
  takeKept().forEach(send);
  return { send };
}

/** A channel that fails stays silent: an error that cannot be read must not become another one. */
function sendTo(channel: Channel, failure: Failure): void {
  try {
    channel.send(failure);
  } catch {}
}

/** Takes the failures that the last document of this tab left behind. */
export function takeKept(): Failure[] {
  try {
    const kept: KeptFailure[] = JSON.parse(sessionStorage.getItem(KEPT_FAILURES) ?? '[]');
    sessionStorage.removeItem(KEPT_FAILURES);
    return kept.map(({ error, ...failure }) => ({
      ...failure,
      error: Object.assign(new Error(error.message), error),
    }));
  } catch {
    return [];
  }
}
