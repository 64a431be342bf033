import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SPECIFIED, type SpecifiedCall } from '../../../contract/specification.ts';
import { answerData } from './answers.ts';
import { complaintsAbout } from './request-errors.ts';
import { Till, type KeyPolicy } from './payments.ts';

/**
 * An upstream of someone else's making: written from the specification alone, on nothing of this
 * project's program, and strict: whatever a request does that it does not know is refused and noted.
 */
export interface Seen {
  method: string;
  path: string;
  /** A name that comes more than once has a list. */
  query: Record<string, string | string[]>;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown> | undefined;
}

/** Status and JSON of an answer; 'cut' drops the connection after the request was read. */
type Reply = { status: number; json?: unknown; text?: string } | 'cut';

/** `before`: nothing is done and no key looked up; `after`: the call is carried out, and this is answered. */
interface NextFailure {
  when: 'before' | 'after';
  reply: Reply;
}

export interface Upstream {
  origin: string;
  seen: Seen[];
  /** Errors of the requests that arrived; a request with an error is refused. */
  complaints: string[];
  /** Replacement answers by method and path, before anything is looked at; deleted by `reset`. */
  replies: Map<string, Reply>;
  /** Payments taken, oldest first: the charges. */
  readonly taken: readonly { key: string }[];
  /** For the next request of a method and path, once: a wall in front, or an answer lost after the charge. */
  failNext(line: string, failure: NextFailure): void;
  /** How a used key is answered, until `reset`; `replaying` unless set. */
  holdKeys(policy: KeyPolicy): void;
  reset(): void;
  close(): void;
}

const patterns = SPECIFIED.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

interface Found {
  call: SpecifiedCall;
  path: Record<string, string>;
}

/** Ids of the 21 calls, and what stands in the address; undefined where it is none of them. */
function findCall({ method, path }: Seen): Found | undefined {
  for (const { call, pattern } of patterns) {
    const match = call.method === method && pattern.exec(path);
    if (!match) continue;
    const found = Object.entries(match.groups ?? {});
    const decoded = found.map(([name, value]) => [name, decodeURIComponent(value)] as const);
    return { call, path: Object.fromEntries(decoded) };
  }
  return undefined;
}

/** The id of the call that a request makes, in the words of the specification's table. */
export const callOf = (seen: Seen): string | undefined => findCall(seen)?.call.id;

const wrapped = (data: object, status = 200) => ({
  status,
  json: { data: Array.isArray(data) ? data : { ...data, extra: 1 }, meta: [] },
});
const refused = (complaints: string[]) => ({
  status: 400,
  json: { message: complaints.join('; ') },
});

async function read(request: IncomingMessage): Promise<Seen> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const { pathname, searchParams } = new URL(request.url!, 'http://upstream');
  const query = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name);
    return [name, values.length > 1 ? values : values[0]!] as const;
  });
  return {
    method: request.method!,
    path: pathname,
    query: Object.fromEntries(query),
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'cut') return void response.socket?.destroy();
  const { status, json, text } = reply;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(text ?? (json === undefined ? undefined : JSON.stringify(json)));
}

const ANSWERED_WITH_NOTHING = ['updateLead', 'sendReferer'];

/** The answer to a request that nothing is to be said against; `complain` takes what there is after all. */
function answerTo(
  till: Till,
  { call, path }: Found,
  seen: Seen,
  complain: (about: string) => void,
): Reply {
  const { id } = call;
  if (id === 'createLead') return wrapped(till.leadOf(seen), 201);
  if (ANSWERED_WITH_NOTHING.includes(id)) return { status: 204 };
  if (!seen.headers['idempotency-key']) return wrapped(answerData(id, path));
  const settled = till.pay(id, path, seen);
  if ('otherTerms' in settled) {
    const message = `The key belongs to a payment with another ${settled.otherTerms.join(', ')}.`;
    return { status: 422, json: { message } };
  }
  if (settled.complaint) complain(settled.complaint);
  return wrapped(settled.answer);
}

export async function startUpstream(): Promise<Upstream> {
  const seen: Seen[] = [];
  const complaints: string[] = [];
  const replies = new Map<string, Reply>();
  const failures = new Map<string, NextFailure[]>();
  const till = new Till();

  const complain = (about: string[]): Reply => {
    complaints.push(...about);
    return refused(about);
  };
  const answer = (one: Seen): Reply => {
    const found = findCall(one);
    if (!found) return complain([`${one.method} ${one.path}: none of the 21 calls`]);
    const about = complaintsAbout(found.call, one);
    const line = `${one.method} ${one.path}`;
    if (about.length > 0) return complain(about);
    const reply = replies.get(line);
    if (reply) return reply;
    const failure = failures.get(line)?.shift();
    if (failure?.when === 'before') return failure.reply;
    const unknown = till.about(found.call.id, found.path);
    if (unknown.length > 0) return complain(unknown);
    const given = answerTo(till, found, one, (what) => void complaints.push(what));
    return failure ? failure.reply : given;
  };

  const server = createServer(async (request, response) => {
    const one = await read(request);
    seen.push(one);
    send(response, answer(one));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    complaints,
    replies,
    taken: till.taken,
    failNext(line, failure) {
      failures.set(line, [...(failures.get(line) ?? []), failure]);
    },
    holdKeys(policy) {
      till.policy = policy;
    },
    reset() {
      seen.length = 0;
      complaints.length = 0;
      replies.clear();
      failures.clear();
      till.reset();
    },
    close: () => void server.close(),
  };
}
