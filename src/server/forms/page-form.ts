import { deleteCookie, setCookie } from 'hono/cookie';
import type { Client } from '../../api/client.ts';
import type { PageData } from '../../contract/page-data.ts';
import { POSTED_FORGET, POSTED_STEP, STEP_BACK } from '../../contract/visit-cookie.ts';
import { backPathOf, isFirstScreen } from '../../flow/step.ts';
import { pathOf } from '../../flow/templates.ts';
import type { AppContext, OpenedPage, PageCalls } from '../deps.ts';
import type { VisitSeal } from '../node/visit-seal.ts';
import { errorFields } from '../observation/log.ts';
import type { DrawingContext } from '../pages/draw-page.ts';
import { postedForm } from './posted-fields.ts';
import { readVisitCookie, removeVisitCookie, VISIT, visitOptions } from './visit-cookie.ts';

/** Whether an address or another site's link has opened a page; a reload (RFC 9111, `max-age=0`) is not an arrival. */
function arrivesByLink({ method, headers, url }: Request): boolean {
  if (method !== 'GET' || /\b(max-age=0|no-cache)\b/.test(headers.get('cache-control') ?? '')) {
    return false;
  }
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const referrer = headers.get('referer') ?? '';
  return !URL.canParse(referrer) || new URL(referrer).host !== new URL(url).host;
}

/**
 * Answers a posted form: with 303 (RFC 9110, 15.4.4) to the next step where its action has run, else with what its page
 * shows. A sale in person ends where its first screen is opened by a link: then nothing says any more who the buyer was.
 */
export async function pageForm(
  c: AppContext,
  { template, visit, page }: OpenedPage,
  client: Client,
  { settings, deps, seal }: DrawingContext & { seal?: VisitSeal },
) {
  const { templateId, id } = template;
  // A message that is not our own may repeat what was typed.
  const report: PageCalls['report'] = (error, where) =>
    c.var.record.log('error', 'A call for a posted form, or for the page after it, has failed.', {
      where,
      ...errorFields(error, { message: false }),
    });
  // The cookie of a visit is no other product's.
  const product = `${visit.link.area} ${page.productCode ?? ''}`;
  const goOn = (path: string) => c.redirect(path + visit.link.query, 303);
  // The program writes the same when a lead is sent.
  const ofLead = { secure: settings.isSecure, sameSite: 'Lax' } as const;
  const forgetBuyer = () => {
    removeVisitCookie(c, settings);
    deleteCookie(c, 'email', ofLead);
  };
  let known = seal?.open(readVisitCookie(c, settings), product);
  if (
    known?.isPaymentInPerson === true &&
    isFirstScreen(visit.flow, templateId) &&
    arrivesByLink(c.req.raw)
  ) {
    known = undefined;
    forgetBuyer();
  }
  const shown = (data: Pick<PageData, 'posted' | 'formErrors' | 'formOutcome'>) => ({
    page: { visit: known, ...data },
    calls: known && { client, report, waitMs: settings.waitMs },
  });

  const fields = await postedForm(c.req.raw, settings.publicOrigin);
  if (!fields) return shown({});
  if (fields[POSTED_FORGET] !== undefined) {
    if (seal) forgetBuyer();
    return goOn(pathOf(templateId, id)!);
  }
  const back = fields[POSTED_STEP] === STEP_BACK && backPathOf(visit.flow, templateId);
  if (back) return goOn(back);
  if (!deps.answerForm) return shown({ posted: {} });
  const answer = await deps.answerForm({
    template,
    page: { ...page, visit: known },
    visit,
    fields,
    client: seal && client,
    report,
  });
  if (answer.kind !== 'left') return shown(answer.page);
  const { path, entries, email } = answer;
  // A visit of nothing would hide what session storage knows from the first render.
  if (seal && entries.length > 0) {
    setCookie(c, VISIT, seal.seal(entries, product), visitOptions(settings));
  }
  if (email !== undefined) setCookie(c, 'email', email, ofLead);
  return goOn(path);
}
