import type { Client } from '../api/client.ts';

let inFlight = 0;

/** The same client; its calls are counted while they are in flight. */
export function countedClient(client: Client): Client {
  return {
    async call(operationId, input) {
      inFlight++;
      try {
        return await client.call(operationId, input);
      } finally {
        inFlight--;
      }
    },
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
    if (persisted && inFlight > 0) load(location.pathname + location.search);
  });
}
