import { ApiError } from '../../src/api/api-error.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import { MAX_ANSWER_BYTES } from '../../src/server/http/bounded-body.ts';
import { Stopped } from './budget.ts';
import { answerName, expectedAt, placeIn, undocumentedFields, valueAt } from './documented.ts';
import type { Finding, Level } from './finding.ts';
import { shown, type Exchange, type Inquiry } from './inquiry.ts';
import type { Effect } from './say.ts';

/** A field without the numbers of entries. */
const entryOf = (field: string): string => field.replace(/\[\d+\]/g, '[]');

const MEGABYTE = 1_000_000;

/** The field that a reader's reason begins with: 'plans[0] is left out: …', 'plans is missing'. */
const fieldIn = (reason: string): string => /^[A-Za-z]\w*(\[\d+\]|\.\w+)*/.exec(reason)?.[0] ?? '';

/** The kind of failure of a call, and the data of its sentence. */
function failureOf(error: ApiError, exchange?: Exchange): Pick<Finding, 'id' | 'data'> {
  const { status, text, isTooLong, answer, ms = 0 } = exchange ?? {};
  if (isTooLong) return { id: 'too-long', data: { megabytes: MAX_ANSWER_BYTES / MEGABYTE } };
  switch (error.kind) {
    case 'status':
      return { id: 'status', data: { status: error.status ?? 0 } };
    case 'timeout':
      return { id: 'timeout', data: { seconds: Math.round(ms / 1000) } };
    case 'network':
    case 'notSent':
      return { id: status === undefined ? 'no-answer' : 'broken-off', data: {} };
    case 'unreadable':
      return answer !== undefined || text === ''
        ? { id: 'unreadable', data: { reason: reasonOf(error) } }
        : { id: 'not-json', data: {} };
    default:
      return error.kind satisfies never;
  }
}

/** The reader's own words, without the call. */
const reasonOf = (error: ApiError): string =>
  String((error.cause as Error | undefined)?.message ?? '') ||
  error.message.slice(error.message.indexOf(': ') + 2);

/** The place of a finding; expectation and value are those of its field unless given. */
interface Place {
  operationId: OperationId;
  field?: string;
  exchange?: Exchange;
  expected?: string;
  came?: unknown;
}

/** The findings about one brand, as its answers are read. */
export function createBrandReport(brand: string, { last, exchanges }: Inquiry) {
  const findings: Finding[] = [];
  const leftOut: ApiError[] = [];

  /** Adds a finding about an answer to a call, the last one unless said, and about a field of it. */
  const add = (
    id: Finding['id'],
    level: Level,
    { operationId, field, exchange = last(operationId), ...given }: Place,
    data: Finding['data'] = {},
  ) => {
    const value = field && exchange ? valueAt(operationId, exchange.answer, field) : exchange?.text;
    const came = given.came ?? value;
    findings.push({
      id,
      level,
      brands: [brand],
      operationId,
      call: exchange?.call,
      field: field || undefined,
      expected: given.expected ?? expectedAt(operationId, field),
      came: came === undefined && !field ? undefined : shown(came),
      data,
    });
  };

  /** The documented field below a place that is wrong there: the most exact name of a mistake. */
  const exactField = (operationId: OperationId, field: string): string => {
    const wrong = undocumentedFields(operationId, last(operationId)?.answer);
    return wrong.find((one) => one.startsWith(field)) ?? field;
  };

  /** Whether a finding is about an answer of the same shape: both product calls have one. */
  const isSameAnswer = (one: Finding, operationId: OperationId): boolean =>
    one.operationId !== undefined && answerName(one.operationId) === answerName(operationId);

  const leftOutOf = (error: ApiError) => {
    const reason = reasonOf(error);
    const field = exactField(error.operationId, placeIn(error.operationId, fieldIn(reason)));
    return { field, reason, operationId: error.operationId };
  };

  return {
    findings: findings as readonly Finding[],
    add,
    /**
     * Does a part of what a page does. What fails there becomes a finding, with what it means for buyers.
     * Undefined then, and where the check has stopped.
     */
    async attempt<T>(level: Level, work: () => Promise<T>, effect?: Effect) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Stopped) return undefined;
        if (!(error instanceof ApiError)) throw error;
        const { operationId } = error;
        const { id, data } = failureOf(error, last(operationId));
        const reason = reasonOf(error);
        const isOfField = id === 'unreadable' && !/^(it|its)\b/.test(reason);
        const field = isOfField ? exactField(operationId, '') || fieldIn(reason) : undefined;
        add(id, level, { operationId, field }, { ...data, effect: effect ?? operationId });
        return undefined;
      }
    },
    /** Takes what a reader leaves out of an answer; `addLeftOut` makes findings of it. */
    leaveOut(error: unknown) {
      if (error instanceof ApiError) leftOut.push(error);
    },
    /** The first reason why something was left out, if any. */
    firstLeftOut: () => leftOut[0] && leftOutOf(leftOut[0]),
    addLeftOut() {
      for (const error of leftOut.splice(0)) {
        const { field, reason, operationId } = leftOutOf(error);
        if (findings.some((one) => isSameAnswer(one, operationId) && one.field === field)) continue;
        add('left-out', 'harms', { operationId, field }, { reason });
      }
    },
    /** Adds what is not as documented in the answers from `first` on, but for what other findings say. */
    addUndocumented(first: number) {
      const begin = (field = '') => field.split('.')[0]!;
      for (const exchange of exchanges.slice(first)) {
        const { operationId, answer, error } = exchange;
        const of = findings.filter((one) => isSameAnswer(one, operationId));
        if (error || of.some(({ id }) => id === 'unreadable')) continue;
        // The same field of several entries is one mistake.
        const known = of.flatMap(({ id, field = '' }) =>
          id === 'undocumented' ? [] : [begin(field)],
        );
        const seen = new Set(of.map(({ field = '' }) => entryOf(field)));
        for (const field of undocumentedFields(operationId, answer)) {
          if (known.includes(begin(field)) || seen.has(entryOf(field))) continue;
          seen.add(entryOf(field));
          add('undocumented', 'note', { operationId, field, exchange });
        }
      }
    },
  };
}

export type BrandReport = ReturnType<typeof createBrandReport>;
