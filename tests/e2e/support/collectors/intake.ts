import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { serveLocally } from './local-server.ts';

/** One line of a body after the first: its single key says what it is. */
export interface IntakeEvent {
  kind: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- events are read as a server would, key by key
  data: any;
}

/** Reads a body as the intake of an APM server does, version 2: metadata first, then one event a line. */
export function readIntakeBody(body: string) {
  const lines = body.trimEnd().split('\n');
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

type Body = ReturnType<typeof readIntakeBody>;

/** The data of everything of a kind, such as 'error'. */
export const eventsIn = (bodies: readonly Body[], wanted: string): IntakeEvent['data'][] =>
  bodies.flatMap(({ events }) =>
    events.filter(({ kind }) => kind === wanted).map(({ data }) => data),
  );

/** Starts an intake of an APM server; its origin is for APM_SERVER_URL. */
export async function startIntake() {
  const bodies: (Body & { path: string; headers: object })[] = [];
  const app = new Hono().use(cors({ origin: (origin) => origin })).post('*', async (c) => {
    const read = readIntakeBody(await c.req.text());
    bodies.push({ path: c.req.path, headers: c.req.header(), ...read });
    return c.body(null, 202);
  });
  return { ...(await serveLocally(app)), bodies };
}
