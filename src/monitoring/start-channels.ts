import type { PageMonitoring } from '../contract/monitoring.ts';
import {
  KEPT_FAILURES,
  type Channel,
  type Failure,
  type KeptFailure,
  type Origin,
} from './channel.ts';

/** Longest wait for the program of a channel, in milliseconds. */
const MAX_LOAD_MS = 30_000;

/** Starts each channel that has its setting. */
function channelsOf({ errors, performance }: PageMonitoring, origin: Origin): Promise<Channel>[] {
  const starts: Promise<Channel>[] = [];
  if (errors) {
    starts.push(
      import('./errors/error-channel.ts').then(({ createErrorChannel }) =>
        createErrorChannel(errors, origin),
      ),
    );
  }
  if (performance) {
    starts.push(
      import('./performance/performance-channel.ts').then(({ createPerformanceChannel }) =>
        createPerformanceChannel(performance, origin),
      ),
    );
  }
  return starts;
}

/**
 * Loads the channels that have their setting and resolves to all of them as one. They get first the failures
 * that the last document could not send. A channel that cannot be loaded in time, or throws, is left out from then on.
 */
export async function startChannels(monitoring: PageMonitoring, origin: Origin): Promise<Channel> {
  return joined(channelsOf(monitoring, origin), takeKept());
}

/** The channels that start in time as one, after they were handed what waits for them. */
export async function joined(
  starts: readonly Promise<Channel>[],
  waiting: readonly Failure[],
): Promise<Channel> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, MAX_LOAD_MS, undefined);
  });
  const started = await Promise.all(
    starts.map((start) => Promise.race([start.catch(() => undefined), timeout])),
  );
  clearTimeout(timer);
  let channels = started.filter((channel) => channel !== undefined);
  const send = (failure: Failure) => {
    channels = channels.filter((channel) => takes(channel, failure));
  };
  waiting.forEach(send);
  return { send };
}

function takes(channel: Channel, failure: Failure): boolean {
  try {
    channel.send(failure);
    return true;
  } catch {
    return false;
  }
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
