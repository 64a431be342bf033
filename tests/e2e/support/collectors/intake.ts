import type { IncomingMessage } from 'node:http';
import { serveLocally } from './local-server.ts';

/** One line of a body after the first: its single key says what it is. */
export interface IntakeEvent {
  kind: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- events are read as a server would, key by key
  data: any;
}

export interface Intake {
  /** For APM_SERVER_URL. */
  origin: string;
  /** Bodies as they arrived. */
  bodies: ({ path: string; headers: IncomingMessage['headers'] } & ReturnType<
    typeof readIntakeBody
  >)[];
  /** Everything of a kind, such as 'error'. */
  events(kind: string): IntakeEvent['data'][];
  close(): void;
}

/** Reads a body as the intake of an APM server does, version 2: metadata first, then one event a line. */
export function readIntakeBody(body: Buffer) {
  const lines = body.toString('utf8').trimEnd().split('\n');
  const events = lines.map((line): IntakeEvent => {
    const entries = Object.entries(JSON.parse(line) as object);
    if (entries.length !== 1) throw new Error(`A line needs one key: ${line}`);
    const [kind, data] = entries[0]!;
    return { kind, data };
  });
  const first = events.shift();
  if (first?.kind !== 'metadata') throw new Error(`A body begins with metadata: ${lines[0]}`);
  if (!first.data.service?.agent?.name) throw new Error(`The agent has no name: ${lines[0]}`);
  return { metadata: first.data, events };
}

const corsOf = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'Content-Type, Accept',
  vary: 'Origin',
});

/** An intake of an APM server at any free port. */
export async function startIntake(): Promise<Intake> {
  const bodies: Intake['bodies'] = [];
  const { origin, close } = await serveLocally((request, body, response) => {
    const isAsked = request.method === 'OPTIONS';
    const { url: path = '', headers } = request;
    if (!isAsked) bodies.push({ path, headers, ...readIntakeBody(body) });
    response.writeHead(isAsked ? 200 : 202, corsOf(request)).end();
  });
  return {
    origin,
    close,
    bodies,
    events: (kind) =>
      bodies.flatMap(({ events }) =>
        events.filter((event) => event.kind === kind).map(({ data }) => data),
      ),
  };
}
