import type { Client } from '../api/client.ts';
import { countedWork, isWorkUnderWay } from '../checkout/session/work-under-way.ts';

/** The same client; its calls are counted while they are in flight. */
export function countedClient(client: Client): Client {
  return {
    call: (operationId, input) => countedWork(() => client.call(operationId, input)),
  };
}

/**
 * Reloads a page that comes back from the back-forward cache (HTML, "pageshow") with calls in flight:
 * their answers may be lost. The session keeps what was typed.
 */
export function reloadWhenCallsAreLost(
  load = (address: string) => location.replace(address),
): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isWorkUnderWay()) load(location.pathname + location.search);
  });
}
