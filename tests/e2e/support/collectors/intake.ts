import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { sendEndlessly, serveLocally } from './local-server.ts';

/** One line of a body after the first: its single key says what it is. */
export interface IntakeEvent {
  kind: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- events are read as a server would, key by key
  data: any;
}

/** A body as it arrived. */
export interface IntakeBody {
  at: number;
  path: string;
  headers: IncomingMessage['headers'];
  /** Length on the wire, compressed or not. */
  bytes: number;
  /** The text that was sent, after decompression. */
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  metadata: any;
  events: IntakeEvent[];
}

/** How the intake answers: as it should, never, with an error, without end, or with something else. */
export type IntakeManner = 'accept' | 'silent' | 'error' | 'endless' | 'wrong';

export interface Intake {
  /** For APM_SERVER_URL. */
  origin: string;
  bodies: IntakeBody[];
  /** When requests were given up that had got no answer, in milliseconds since they came. */
  givenUp: number[];
  manner: IntakeManner;
  /** Everything of a kind, such as 'error' or 'transaction'. */
  events(kind: string): IntakeEvent['data'][];
  /** Forgets everything, and answers as it should again. */
  reset(): void;
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

function answer(manner: IntakeManner, request: IncomingMessage, response: ServerResponse): void {
  const cors = corsOf(request);
  switch (manner) {
    case 'accept':
      return void response.writeHead(202, cors).end();
    case 'silent':
      return undefined;
    case 'error':
      // As a broken proxy before it does: without leave to read the answer.
      return void response.writeHead(500).end('<h1>Internal Server Error</h1>');
    case 'wrong':
      return void response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end('{');
    case 'endless':
      return sendEndlessly(response.writeHead(202, cors));
    default:
      throw new Error(`Unknown manner ${String(manner satisfies never)}`);
  }
}

/** An intake of an APM server at any free port. */
export async function startIntake(): Promise<Intake> {
  const { origin, close } = await serveLocally((request, body, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(200, corsOf(request)).end();
    const at = Date.now();
    response.on('close', () => {
      if (!response.writableEnded) intake.givenUp.push(Date.now() - at);
    });
    const { url: path = '', headers } = request;
    const read = readIntakeBody(body, headers['content-encoding']);
    intake.bodies.push({ at, path, headers, bytes: body.length, ...read });
    return answer(intake.manner, request, response);
  });
  const intake: Intake = {
    origin,
    close,
    bodies: [],
    givenUp: [],
    manner: 'accept',
    events: (kind) =>
      intake.bodies.flatMap(({ events }) =>
        events.filter((event) => event.kind === kind).map(({ data }) => data),
      ),
    reset() {
      intake.bodies.length = 0;
      intake.givenUp.length = 0;
      intake.manner = 'accept';
    },
  };
  return intake;
}
