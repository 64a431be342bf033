import type { PageData } from '../../contract/page-data.ts';
import { parseLink, type Link } from '../../flow/link.ts';
import { isOwnTemplate, type ScreenAddress } from '../../flow/templates.ts';
import { openVisit, type LoadedVisit, type VisitData } from '../../visit/load-visit.ts';
import type { PriceAnswer } from '../answers/product-questions.ts';
import type { VisitAnswers } from '../../visit/resolve-visit.ts';
import type { HandlerDeps, PageCalls } from '../deps.ts';
import { newNonce } from '../http/content-security-policy.ts';
import { pageMonitoring } from '../monitoring-settings.ts';
import type { Settings } from '../settings.ts';
import { cutShell, type Shell } from '../shells/shell.ts';
import { errorVisit } from './error-page.ts';
import type { FlowProblemLog } from './flow-problem-log.ts';
import { drawPage } from './page-response.ts';
import { tagManagerOf } from './page-tags.ts';

/** The part of a page's data that belongs to one visit: a page with any of it is drawn for that one alone. */
export type PersonalData = Pick<
  PageData,
  'failure' | 'visit' | 'posted' | 'formErrors' | 'formOutcome'
>;

/** The part that visits have in common, beside what link and answers decide. */
export type SharedData = Omit<
  PageData,
  | keyof VisitData
  | keyof PersonalData
  | 'monitoring'
  | 'allowsHomologation'
  | 'lastWords'
  | 'answers'
  | 'areAnswersOld'
>;

/**
 * All that a page without personal data is drawn from, beside the brands and the settings of the process. Its
 * key names all of it, so what is drawn for one visitor reaches only those for whom the same would be drawn.
 */
export interface ShellInput {
  /** Origin and path as the buyer's browser has them, without a query. */
  url: URL;
  template: ScreenAddress;
  /** The link's query with gaps, see `withGaps`. */
  query: string;
  answers: VisitAnswers;
  shared: SharedData;
  /** The buyer has not refused to be tracked. */
  mayTrack: boolean;
  /** The product of the page, and the question that the browser need not ask. */
  price?: PriceAnswer & { question: readonly unknown[] };
}

export interface DrawingContext {
  settings: Settings;
  deps: HandlerDeps;
  logFlowProblems: FlowProblemLog;
}

/** Numbers of answers, by which keys name them: two with the same number are the same object. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(answer: object | null | undefined): number {
  if (!answer) return 0;
  const number = numbers.get(answer) ?? ++lastNumber;
  numbers.set(answer, number);
  return number;
}

/** The key under which the shell of a page is kept. */
export function shellKey({ url, query, answers, shared, mayTrack, price }: ShellInput): string {
  const { planProduct, config, seller } = answers;
  const { origin, pathname } = url;
  const named = [planProduct, numberOf(config), numberOf(seller)];
  const priced = price && [numberOf(price.answer), price.isOld];
  return JSON.stringify([origin, pathname, query, named, shared, mayTrack, priced]);
}

/** Opens the visit that a page shows. No product flow applies to the error page: it asks for nothing. */
export async function openPageVisit(
  { template: { templateId }, query, answers }: ShellInput,
  { deps }: Pick<DrawingContext, 'deps'>,
): Promise<LoadedVisit> {
  const link: Link = parseLink(query);
  if (templateId === 'generic-error') return errorVisit(link, deps);
  const visit = await openVisit(link, deps, answers);
  if (isOwnTemplate(templateId) && !visit.loaded.brand.screens[templateId])
    throw new UnknownScreen();
  return visit;
}

/** A screen of a brand's own (/x/…) is asked for that the brand of the link does not have. */
export class UnknownScreen extends Error {
  override name = 'UnknownScreen';
}

/** The data of a page, and with it what belongs to one visit. */
export function pageDataOf(
  { template, shared, mayTrack, price }: ShellInput,
  { settings }: Pick<DrawingContext, 'settings'>,
  visit: LoadedVisit,
  personal: PersonalData = {},
): PageData {
  const tagManager = tagManagerOf(
    settings.monitoring.tagManager,
    { ...visit, state: shared.state },
    template.templateId,
    mayTrack,
  );
  const monitoring = pageMonitoring(settings.monitoring, tagManager);
  const answered: Pick<PageData, 'answers' | 'areAnswersOld'> = price
    ? { answers: [[price.question, price.answer]], areAnswersOld: price.isOld || undefined }
    : {};
  return { ...visit.data, ...shared, ...answered, monitoring, ...personal };
}

/** Draws a page up to the nonce and the query of its response. */
export async function drawShell(
  { url, template }: ShellInput,
  { settings, deps, logFlowProblems }: DrawingContext,
  visit: LoadedVisit,
  page: PageData,
  calls?: PageCalls,
): Promise<Shell> {
  logFlowProblems(visit);
  const nonce = newNonce();
  const drawn = await drawPage({ url, template, page, visit, nonce, calls, settings }, deps);
  return cutShell(drawn, nonce, deps.compressTexts);
}
