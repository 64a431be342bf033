/** Origin of a request; the Node entry knows it, calls within the process have none. */
export interface Connection {
  /** IP address of the other end: the buyer, or the last proxy before this server. */
  address?: string;
}

export type Handler = (request: Request, connection?: Connection) => Promise<Response>;
