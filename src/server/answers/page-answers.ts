import type { Link } from '../../flow/link.ts';
import { askAbout, type BrandSource } from '../../visit/load-visit.ts';
import type { VisitAnswers } from '../../visit/resolve-visit.ts';
import type { PageData } from '../../contract/page-data.ts';
import { ApiError } from '../../api/api-error.ts';
import { errorFields, type Log } from '../observation/log.ts';
import type { Breaker } from './breaker.ts';
import { BrandClosed } from '../closed-brands.ts';
import { isAnswer, type Asker, type ProductQuestions } from './product-questions.ts';

interface Asking {
  link: Link;
  brands: BrandSource;
  questions: ProductQuestions;
  breaker: Breaker;
  asker: Asker;
  log: Log;
}

/** The answers that a page is opened with. */
export interface PageAnswers extends Pick<PageData, 'state'> {
  answers: VisitAnswers;
}

/** The result of the work, or undefined when it takes too long. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Config and seller where they come within the page's wait, else none, and the browser asks for itself.
 * Then the calls go on for a while, so that an upstream which is only slow is known to be there, and its answers
 * are kept. The client makes no retries of its own.
 *
 * @throws when one of the calls fails, also where it could still be asked once more but the time is over.
 */
async function askInTime({
  link,
  brands,
  questions,
  breaker,
  asker,
}: Omit<Asking, 'log'>): Promise<PageAnswers> {
  const asked = questions.of(asker);
  const work = askAbout(link, brands, asked.calls);
  /** A question that many pages wait for is one question. */
  const report = (isAnswered: boolean) => {
    if (asked.hasBegun()) breaker.report(isAnswered);
  };
  const answers = await inTime(work, asker.waitMs).catch((error: unknown) => {
    if (!(error instanceof BrandClosed)) report(isAnswer(error));
    throw error;
  });
  if (answers) {
    // A kept answer says nothing about the upstream of now.
    if (asked.hasAsked()) breaker.report(true);
    return { state: 'ready', answers };
  }
  const failure = asked.failure();
  asked.leave(failure ? 'once' : 'later');
  const late = (isAnswered: boolean) => {
    if (!failure && !asked.isGivenUp()) breaker.report(isAnswered);
  };
  work.then(
    () => late(true),
    (error: unknown) => late(isAnswer(error)),
  );
  report(false);
  if (failure) throw failure;
  return { state: 'waiting', answers: {} };
}

/** Logs neither the link nor the answer: both may hold a buyer's data. */
function logFailure(error: unknown, log: Log): ApiError | undefined {
  if (error instanceof BrandClosed) return undefined;
  const what =
    error instanceof ApiError
      ? { operationId: error.operationId, error: error.message }
      : errorFields(error);
  log('error', 'Config or seller could not be loaded.', what);
  return error instanceof ApiError ? error : undefined;
}

/** The answers that a page is opened with; else the call that failed, or undefined where nothing can be sold. */
export async function pageAnswers({
  log,
  ...asking
}: Asking): Promise<PageAnswers | ApiError | undefined> {
  const { link, brands, questions, breaker, asker } = asking;
  const admitted = breaker.admit();
  /** The answers of a moment ago (L12). */
  const kept = async (): Promise<PageAnswers> => ({
    state: 'ready',
    answers: await askAbout(link, brands, questions.kept(asker.variant)),
  });
  try {
    // A page does not wait for an upstream that is away.
    if (admitted === 'leaves') return await kept();
    const asked = await askInTime(asking);
    const isWaiting = asked.state === 'waiting' && admitted === 'tries';
    return isWaiting ? await kept().catch(() => asked) : asked;
  } catch (error) {
    const failure = logFailure(error, log);
    // The page that tries is sold to like those around it.
    if (admitted !== 'tries' || isAnswer(error)) return failure;
    return kept().catch(() => failure);
  }
}
