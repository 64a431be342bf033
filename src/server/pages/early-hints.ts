import type { Link } from '../../flow/link.ts';
import type { ScreenAddress } from '../../flow/templates.ts';
import { resolveVisit } from '../../visit/resolve-visit.ts';
import type { Connection } from '../connection.ts';
import type { HandlerDeps } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';
import { programOf } from './page-program.ts';

interface Hinting {
  settings: Pick<Settings, 'earlyHints'>;
  deps: Pick<HandlerDeps, 'catalogue' | 'loadBrand' | 'clientAssets'>;
  writeEarlyHints?: Connection['writeEarlyHints'];
}

/**
 * Gives a function that names to the browser what a page will load, before the page is there (RFC 8297). It sends
 * once, to navigations alone, and never fails: without hints the page is as good. A link whose brand cannot be
 * loaded, or is not known yet, hints at the program alone.
 */
export function earlyHints(
  { request, link, template }: { request: Request; link: Link; template: ScreenAddress },
  { settings, deps, writeEarlyHints }: Hinting,
): () => Promise<void> {
  const isNavigation =
    request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate';
  let isDue = settings.earlyHints && isNavigation;
  return async () => {
    if (!isDue || !writeEarlyHints) return;
    isDue = false;
    const { owner, productCode } = resolveVisit(link, deps.catalogue);
    const loaded = productCode ? await deps.loadBrand(owner).catch(() => undefined) : undefined;
    const { script, preloads } = deps.clientAssets;
    const program = loaded && programOf(loaded, template.templateId, deps.clientAssets);
    const brandModule = program && (program.brandModule ?? owner.module);
    const modules = [
      script,
      ...(brandModule ? [brandModule] : []),
      ...(program?.preloads ?? preloads),
    ];
    try {
      writeEarlyHints(modules.map((href) => `<${href}>; rel=modulepreload`));
    } catch {
      // The buyer has left.
    }
  };
}
