/** Origin of a request; the Node entry knows it, calls within the process have none. */
export interface Connection {
  /** IP address of the other end: the buyer, or the last proxy before this server. */
  address?: string;
  /** Sends a 103 with these values of `Link` before the answer (RFC 8297); missing where the runtime has none. */
  writeEarlyHints?(links: readonly string[]): void;
}

export type Handler = (request: Request, connection?: Connection) => Promise<Response>;
