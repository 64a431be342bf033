/**
 * Thrown by the sandbox's `fetch` where an upstream would drop the connection without an answer.
 * The server hands it on as it does every cut upstream: 502, and nothing is repeated.
 */
export class ConnectionCut extends Error {
  override name = 'ConnectionCut';
}
