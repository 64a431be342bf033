import { ApiError } from '../../api/api-error.ts';
import type { Client } from '../../api/client.ts';
import type { PageData } from '../../contract/page-data.ts';
import { POSTED_FORGET, POSTED_STEP, STEP_BACK } from '../../contract/visit-cookie.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import { backPathOf, isFirstScreen } from '../../flow/step.ts';
import { pathOf, type ScreenAddress } from '../../flow/templates.ts';
import type { LoadedVisit } from '../../visit/load-visit.ts';
import type { HandlerDeps, OpenedPage, PageCalls } from '../deps.ts';
import { postedForm } from './posted-fields.ts';
import { errorFields } from '../observation/log.ts';
import type { RequestRecord } from '../observation/request-record.ts';
import type { Settings } from '../settings/settings.ts';
import type { VisitCookie } from './visit-cookie.ts';

/** A request, and its page without form and visit. */
interface PageFormInput extends OpenedPage {
  request: Request;
  /** Headers of the calls that are made for the buyer. */
  headers: Record<string, string>;
}

interface PageFormContext {
  settings: Pick<Settings, 'isSecure' | 'publicOrigin' | 'waitMs'>;
  deps: Pick<HandlerDeps, 'answerForm'>;
  client: Client;
  record: RequestRecord;
  visitCookie?: VisitCookie;
}

/** The parts of a page that come from its cookie and its posted form. */
interface PageForm {
  /** The form is carried out: the way on, in place of the page. */
  redirect?: Response;
  page: Pick<PageData, 'visit' | 'posted' | 'formErrors' | 'formOutcome'>;
  /** The calls of a page that is drawn with a visit. */
  calls?: PageCalls;
  /** Set-Cookie headers. */
  cookies: readonly string[];
}

/** Names of the screen's fields that are never sent back: codes that are good once, passwords. */
function secretsOf({ loaded }: LoadedVisit, { templateId }: ScreenAddress): Set<string> {
  const blocks = loaded.brand.screens[templateId]?.blocks ?? [];
  const forms = blocks.flatMap((block) => (block.block === 'form' ? [block.form] : []));
  return new Set(forms.flatMap((form) => [...secretFields(form)]));
}

/** Calls in the buyer's name, as the page itself would make them: the proxy takes them for its own page's. */
const inNameOf = (client: Client, headers: Record<string, string>): Client => ({
  call: (operationId, input) =>
    client.call(operationId, {
      ...input,
      headers: { ...headers, 'sec-fetch-site': 'same-origin', ...input.headers },
    }),
});

/** Writes what failed; a message that is not our own may repeat what was typed. */
const reportTo =
  ({ log }: RequestRecord) =>
  (error: unknown, where: string): void =>
    log('error', 'A call for a posted form, or for the page after it, has failed.', {
      where,
      ...(error instanceof ApiError
        ? { operationId: error.operationId, error: error.message }
        : errorFields(error, { message: false })),
    });

/** The session cookie `email` of a lead that the server has sent, as the program writes it; removed without one. */
const emailCookie = ({ isSecure }: Pick<Settings, 'isSecure'>, email?: string): string =>
  `email=${email ? encodeURIComponent(email) : '; max-age=0'}; path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * Whether a page was opened by an address or by another site's link, as the program finds out by its referrer.
 * A reload asks its server to check what it has (RFC 9111, `max-age=0`) and is not an arrival.
 */
function arrivesByLink({ method, headers, url }: Request): boolean {
  if (method !== 'GET' || /\b(max-age=0|no-cache)\b/.test(headers.get('cache-control') ?? '')) {
    return false;
  }
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const referrer = headers.get('referer') ?? '';
  return !URL.canParse(referrer) || new URL(referrer).host !== new URL(url).host;
}

/** Names what a visit is about: its cookie is no other product's. */
const productOf = ({ link }: LoadedVisit, { productCode = '' }: PageData): string =>
  `${link.area} ${productCode}`;

/** The way to another screen, with the link's query, by GET also after a POST (RFC 9110, 15.4.4). */
const redirectTo = (path: string, { link }: LoadedVisit): Response =>
  new Response(null, { status: 303, headers: { location: path + link.query } });

/**
 * Answers a posted form: with 303 to the next step where its action has run, else with what its page shows.
 * A page that waits for the config knows no step yet, so its form waits for the program. A sale in person ends where
 * its first screen is opened by a link: then the cookies that say who the buyer was are removed.
 */
export async function pageForm(input: PageFormInput, context: PageFormContext): Promise<PageForm> {
  const { request, template, visit, page, headers } = input;
  const { settings, deps, client: ofServer, record, visitCookie } = context;
  const { templateId, id } = template;
  const client = inNameOf(ofServer, headers);
  const report = reportTo(record);
  const product = productOf(visit, page);
  const forgotten = visitCookie ? [visitCookie.removal, emailCookie(settings)] : [];
  const known = visitCookie?.read(request, product);
  const isNew =
    known?.isPaymentInPerson === true &&
    isFirstScreen(visit.flow, templateId) &&
    arrivesByLink(request);
  const shown = (data: PageForm['page']): PageForm => ({
    page: isNew ? data : { visit: known, ...data },
    calls: known && !isNew ? { client, report, waitMs: settings.waitMs } : undefined,
    cookies: isNew ? forgotten : [],
  });
  const goOn = (path: string, cookies: readonly string[] = []): PageForm => ({
    redirect: redirectTo(path, visit),
    page: {},
    cookies,
  });

  const form = await postedForm(request, () => secretsOf(visit, template), settings.publicOrigin);
  if (!form) return shown({});
  const { sent, shown: posted } = form;
  if (sent[POSTED_FORGET] !== undefined) return goOn(pathOf(templateId, id)!, forgotten);
  const back = sent[POSTED_STEP] === STEP_BACK && backPathOf(visit.flow, templateId);
  if (back) return goOn(back);
  if (!deps.answerForm || page.state === 'waiting') return shown({ posted });
  const answer = await deps.answerForm({
    template,
    page: { ...page, visit: known },
    visit,
    fields: sent,
    client: visitCookie && client,
    report,
  });
  if (answer.kind === 'waits') return shown({ posted });
  if (answer.kind === 'shown') {
    return shown({ ...answer.page, posted: { ...posted, ...answer.page.posted } });
  }
  const { path, entries, email } = answer;
  // A visit of nothing would hide what session storage knows from the first render.
  const isKept = visitCookie !== undefined && entries.length > 0;
  return goOn(path, [
    ...(isKept ? [visitCookie.write(entries, product)] : []),
    ...(email === undefined ? [] : [emailCookie(settings, email)]),
  ]);
}
