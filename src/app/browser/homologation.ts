import { writeCookie } from '../../checkout/session/cookies.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { Link } from '../../flow/link.ts';
import { isHomologation } from '../../renderer/chrome/HomologationBadge.tsx';

/**
 * The page of a static host in homologation, where its link or an earlier one asks for that and the
 * build allows it; a server does the same for its pages.
 */
export function homologate(page: PageData, { homologacao }: Pick<Link, 'homologacao'>): PageData {
  if (!page.allowsHomologation) return page;
  if (homologacao === 'on') writeCookie('homologacao', 'on', { sameSite: 'Lax' });
  return isHomologation() ? { ...page, environment: 'homolog' } : page;
}
