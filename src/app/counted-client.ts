import type { Client } from '../api/client.ts';

let underWay = 0;

/** The same client, whose calls are counted for as long as they last. */
export function countedClient(client: Client): Client {
  return {
    async call(operationId, input) {
      underWay++;
      try {
        return await client.call(operationId, input);
      } finally {
        underWay--;
      }
    },
  };
}

/**
 * A page that comes back from the back-forward cache (HTML, "pageshow") may never hear of the calls
 * that were under way when it was left: it is loaded anew, with all that was kept of it.
 */
export function reloadWhenCallsAreLost(
  load = (address: string) => location.replace(address),
): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && underWay > 0) load(location.pathname + location.search);
  });
}
