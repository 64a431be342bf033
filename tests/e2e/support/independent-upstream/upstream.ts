import { Hono, type Context } from 'hono';
import { SPECIFIED, type SpecifiedCall } from '../../../contract/specification.ts';
import { answerData, inOtherOrder, newAnswers } from './answers.ts';
import { complaintsAbout } from './request-errors.ts';
import { Till, type KeyPolicy } from './payments.ts';

/**
 * An upstream of someone else's making: written from the specification alone, on nothing of this
 * project's program, and strict: whatever a request does that it does not know is refused and noted.
 */
export interface Seen {
  /** The id of the call in the specification's table; missing where it is none of them. */
  call?: string;
  method: string;
  path: string;
  /** A name that comes more than once has a list. */
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

/** Status and JSON of an answer; 'cut' drops the connection after the request was read. */
type Reply = { status: number; json?: unknown; text?: string } | 'cut';

/** `before`: nothing is done and no key looked up; `after`: the call is carried out, and this is answered. */
interface NextFailure {
  when: 'before' | 'after';
  reply: Reply;
}

export type Upstream = ReturnType<typeof createUpstream>;

async function read({ req }: Context, call?: string): Promise<Seen> {
  const query = Object.entries(req.queries()).map(([name, values]) => [
    name,
    values.length > 1 ? values : values[0]!,
  ]);
  const text = await req.text();
  return {
    call,
    method: req.method,
    path: req.path,
    query: Object.fromEntries(query),
    headers: req.header(),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** @throws as a fetch does where a connection is cut. */
function responseOf(reply: Reply): Response {
  if (reply === 'cut') throw new TypeError('fetch failed');
  const { status, json, text } = reply;
  const body = text ?? (json === undefined ? null : JSON.stringify(json));
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

const wrapped = (data: object, status = 200): Reply => ({
  status,
  json: inOtherOrder({ data: Array.isArray(data) ? data : { ...data, extra: 1 }, meta: [] }),
});

const ANSWERED_WITH_NOTHING = ['updateLead', 'sendReferer'];

/** The upstream within this process, without a network. */
export function createUpstream() {
  const seen: Seen[] = [];
  const complaints: string[] = [];
  const replies = new Map<string, Reply>();
  const failures = new Map<string, NextFailure[]>();
  const answers = newAnswers();
  const till = new Till(answers);

  function refuse(about: readonly string[]): Reply {
    complaints.push(...about);
    return { status: 400, json: { message: about.join('; ') } };
  }

  /** The answer to a request that nothing is to be said against. */
  function answerTo({ id }: SpecifiedCall, path: Record<string, string>, one: Seen): Reply {
    const leads: Record<typeof answers.lead, () => Reply> = {
      data: () => wrapped({ lead_id: till.leadOf(one), score: 5 }, 201),
      plain: () => ({ status: 201, json: { leadId: till.leadOf(one), score: 5 } }),
      empty: () => ({ status: 201 }),
      'no-content': () => ({ status: 204 }),
      'no-id': () => wrapped({ score: 5 }, 201),
    };
    if (id === 'createLead') return leads[answers.lead]();
    if (ANSWERED_WITH_NOTHING.includes(id)) return { status: 204 };
    if (!one.headers['idempotency-key']) return wrapped(answerData(answers, id, path, one.query));
    const settled = till.pay(id, path, one);
    if ('otherTerms' in settled) {
      const message = `The key belongs to a payment with another ${settled.otherTerms.join(', ')}.`;
      return { status: 422, json: { message } };
    }
    if (settled.complaint) complaints.push(settled.complaint);
    return wrapped(settled.answer);
  }

  function replyTo(call: SpecifiedCall, path: Record<string, string>, one: Seen): Reply {
    const about = complaintsAbout(answers, call, one);
    if (about.length > 0) return refuse(about);
    const line = `${one.method} ${one.path}`;
    const reply = replies.get(line);
    if (reply) return reply;
    const failure = failures.get(line)?.shift();
    if (failure?.when === 'before') return failure.reply;
    const unknown = till.about(call.id, path);
    if (unknown.length > 0) return refuse(unknown);
    const given = answerTo(call, path, one);
    return failure?.reply ?? given;
  }

  const app = new Hono();
  for (const call of SPECIFIED) {
    app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const one = await read(c, call.id);
      seen.push(one);
      return responseOf(replyTo(call, c.req.param(), one));
    });
  }
  app.notFound(async (c) => {
    seen.push(await read(c));
    return responseOf(refuse([`${c.req.method} ${c.req.path}: none of the 21 calls`]));
  });
  app.onError((error) => {
    throw error;
  });

  return {
    /** A test changes them, `reset` undoes that. */
    answers,
    seen,
    /** Errors of the requests that arrived; a request with an error is refused. */
    complaints,
    /** Replacement answers by method and path, before anything is looked at; deleted by `reset`. */
    replies,
    /** Payments taken, oldest first: the charges. */
    taken: till.taken as readonly { key: string }[],
    /** Rejects as a fetch does where a connection is cut. */
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
    /** For the next request of a method and path, once: a wall in front, or an answer lost after the charge. */
    failNext(line: string, failure: NextFailure) {
      failures.set(line, [...(failures.get(line) ?? []), failure]);
    },
    /** The policy for a used key, until `reset`; `replaying` unless set. */
    holdKeys(policy: KeyPolicy) {
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
