import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { SPECIFIED, type SpecifiedCall } from '../../../contract/specification.ts';
import { answerData, inOtherOrder, newAnswers, type Answers } from './answers.ts';
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
  headers: IncomingHttpHeaders;
  body: Record<string, unknown> | undefined;
}

/** Status and JSON of an answer; 'cut' drops the connection after the request was read. */
type Reply = { status: number; json?: unknown; text?: string } | 'cut';

/** `before`: nothing is done and no key looked up; `after`: the call is carried out, and this is answered. */
interface NextFailure {
  when: 'before' | 'after';
  reply: Reply;
}

export interface UpstreamInProcess {
  /** Its answers: a test changes them, `reset` undoes that. */
  readonly answers: Answers;
  seen: Seen[];
  /** Errors of the requests that arrived; a request with an error is refused. */
  complaints: string[];
  /** Replacement answers by method and path, before anything is looked at; deleted by `reset`. */
  replies: Map<string, Reply>;
  /** Payments taken, oldest first: the charges. */
  readonly taken: readonly { key: string }[];
  /** For the next request of a method and path, once: a wall in front, or an answer lost after the charge. */
  failNext(line: string, failure: NextFailure): void;
  /** The policy for a used key, until `reset`; `replaying` unless set. */
  holdKeys(policy: KeyPolicy): void;
  replyTo(request: Seen): Reply;
  /** Rejects as a fetch does where a connection is cut. */
  fetch(request: Request): Promise<Response>;
  reset(): void;
}

export interface Upstream extends UpstreamInProcess {
  origin: string;
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
  json: inOtherOrder({ data: Array.isArray(data) ? data : { ...data, extra: 1 }, meta: [] }),
});
const refused = (complaints: string[]) => ({
  status: 400,
  json: { message: complaints.join('; ') },
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

type Head = Pick<Seen, 'method' | 'headers'> & { url: string };

function read({ method, url, headers }: Head, text: string): Seen {
  const { pathname, searchParams } = new URL(url, 'http://upstream');
  const query = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name);
    return [name, values.length > 1 ? values : values[0]!] as const;
  });
  return {
    method,
    path: pathname,
    query: Object.fromEntries(query),
    headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'cut') return void response.socket?.destroy();
  const { status, json, text } = reply;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(text ?? (json === undefined ? undefined : JSON.stringify(json)));
}

function responseOf(reply: Reply): Response {
  if (reply === 'cut') throw new TypeError('fetch failed');
  const { status, json, text } = reply;
  const body = text ?? (json === undefined ? null : JSON.stringify(json));
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

const ANSWERED_WITH_NOTHING = ['updateLead', 'sendReferer'];

function leadReply({ answers: { lead } }: Till, leadId: string): Reply {
  switch (lead) {
    case 'data':
      return wrapped({ lead_id: leadId, score: 5 }, 201);
    case 'plain':
      return { status: 201, json: { leadId, score: 5 } };
    case 'empty':
      return { status: 201 };
    case 'no-content':
      return { status: 204 };
    case 'no-id':
      return wrapped({ score: 5 }, 201);
    default:
      return lead satisfies never;
  }
}

/** The answer to a request that nothing is to be said against; `complain` takes what there is after all. */
function answerTo(
  till: Till,
  { call, path }: Found,
  seen: Seen,
  complain: (about: string) => void,
): Reply {
  const { id } = call;
  if (id === 'createLead') return leadReply(till, till.leadOf(seen));
  if (ANSWERED_WITH_NOTHING.includes(id)) return { status: 204 };
  if (!seen.headers['idempotency-key']) {
    return wrapped(answerData(till.answers, id, path, seen.query));
  }
  const settled = till.pay(id, path, seen);
  if ('otherTerms' in settled) {
    const message = `The key belongs to a payment with another ${settled.otherTerms.join(', ')}.`;
    return { status: 422, json: { message } };
  }
  if (settled.complaint) complain(settled.complaint);
  return wrapped(settled.answer);
}

/** The upstream within this process, without a network. */
export function createUpstream(): UpstreamInProcess {
  const seen: Seen[] = [];
  const complaints: string[] = [];
  const replies = new Map<string, Reply>();
  const failures = new Map<string, NextFailure[]>();
  const answers = newAnswers();
  const till = new Till(answers);

  const complain = (about: string[]): Reply => {
    complaints.push(...about);
    return refused(about);
  };
  const answer = (one: Seen): Reply => {
    const found = findCall(one);
    if (!found) return complain([`${one.method} ${one.path}: none of the 21 calls`]);
    const about = complaintsAbout(answers, found.call, one);
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

  const replyTo = (one: Seen): Reply => {
    seen.push(one);
    return answer(one);
  };
  return {
    answers,
    seen,
    complaints,
    replies,
    taken: till.taken,
    replyTo,
    async fetch(request) {
      const { method, url } = request;
      const head = { method, url, headers: Object.fromEntries(request.headers) };
      return responseOf(replyTo(read(head, await request.text())));
    },
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
      Object.assign(answers, newAnswers());
    },
  };
}

/** The same behind a free port of this machine. */
export async function startUpstream(): Promise<Upstream> {
  const upstream = createUpstream();
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    send(response, upstream.replyTo(read({ method, url, headers }, await textOf(request))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...upstream,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
