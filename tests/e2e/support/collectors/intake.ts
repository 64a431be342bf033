import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { serveLocally } from './local-server.ts';

/** One line of a body after the first: its single key says what it is. */
export interface IntakeEvent {
  kind: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- events are read as a server would, key by key
  data: any;
}

/** A body as it arrived, decompressed. */
interface IntakeBody {
  path: string;
  headers: IncomingMessage['headers'];
  text: string;
  events: IntakeEvent[];
}

export interface Intake {
  /** For APM_SERVER_URL. */
  origin: string;
  bodies: IntakeBody[];
  /** Everything of a kind, such as 'error' or 'transaction'. */
  events(kind: string): IntakeEvent['data'][];
  close(): void;
}

/** Reads a body as the intake of an APM server does, version 2: metadata first, then one event a line. */
export function readIntakeBody(body: Buffer, encoding: string | undefined) {
  const text = (encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
  const lines = text.trimEnd().split('\n');
  const events = lines.map((line) => {
    const entries = Object.entries(JSON.parse(line) as object);
    if (entries.length !== 1) throw new Error(`A line needs one key: ${line}`);
    const [kind, data] = entries[0]!;
    return { kind, data };
  });
  const first = events.shift();
  if (first?.kind !== 'metadata') throw new Error(`A body begins with metadata: ${text}`);
  if (!first.data.service?.agent?.name) throw new Error(`The agent has no name: ${text}`);
  return { text, metadata: first.data, events };
}

const corsOf = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'Content-Type, Content-Encoding, Accept',
  'access-control-max-age': '3600',
  vary: 'Origin',
});

/** An intake of an APM server at any free port, which takes everything. */
export async function startIntake(): Promise<Intake> {
  const bodies: IntakeBody[] = [];
  const { origin, close } = await serveLocally((request, body, response) => {
    const cors = corsOf(request);
    if (request.method === 'OPTIONS') return response.writeHead(200, cors).end();
    const { url: path = '', headers } = request;
    bodies.push({ path, headers, ...readIntakeBody(body, headers['content-encoding']) });
    return response.writeHead(202, cors).end();
  });
  const events = (kind: string) =>
    bodies.flatMap((one) =>
      one.events.filter((event) => event.kind === kind).map(({ data }) => data),
    );
  return { origin, bodies, events, close };
}
