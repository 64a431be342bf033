import { parseLink, type Link } from '../../flow/link.ts';
import { pathOf } from '../../flow/templates.ts';
import { openVisit, type LoadedVisit, type VisitSource } from '../../visit/load-visit.ts';
import { BrandClosed, speakingBrand } from '../closed-brands.ts';
import type { AppContext } from '../deps.ts';

export const ERROR_TEMPLATE = 'generic-error';

export const linkOf = (c: AppContext): Link => parseLink(new URL(c.req.url).search);

/** Redirects to the error page, with the link's query. */
export const toGenericError = (c: AppContext): Response =>
  c.redirect(pathOf(ERROR_TEMPLATE) + linkOf(c).query, 307);

/** The error page of a link, drawn as another brand draws it where the link's own brand is closed. */
export async function errorVisit(link: Link, deps: VisitSource): Promise<LoadedVisit> {
  try {
    return await openVisit(link, deps);
  } catch (error) {
    if (!(error instanceof BrandClosed)) throw error;
    const { key, area } = await speakingBrand(deps);
    return openVisit({ ...link, product: key, productSlug: undefined, area }, deps);
  }
}
