import { matchOperation } from '../../api/operations-match.ts';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { parseUrl } from '../../contract/browser/parse-url.ts';
import { isOwnTemplate, templateOf } from '../../flow/templates.ts';

/** An address without what belongs to one buyer. */
export interface AddressTemplate {
  /** Scheme, host and port; the scheme alone for 'data:' and its like; empty for what is not an address. */
  origin: string;
  /** Template of the path at our own origin; empty at any other. */
  path: string;
}

/** Names of built files hold a hash, and nothing of a buyer. */
const BUILT_FILE = /^\/(assets|brands)\/[\w./-]+$/;
const METHODS = ['GET', 'POST', 'PATCH'];

function pathTemplate(pathname: string): string {
  if (pathname === '/' || BUILT_FILE.test(pathname)) return pathname;
  const operation = METHODS.map((method) => matchOperation(method, pathname)).find(Boolean);
  if (operation) return OPERATIONS[operation].path;
  const screen = templateOf(pathname)?.templateId;
  if (screen && isOwnTemplate(screen)) return '/x/{name}';
  return screen ? `/${screen.replace('[id]', '{id}')}` : '/{other}';
}

/**
 * Replaces the ids in an address of ours by their names, as the contract and the screens name them, and
 * leaves out query and fragment. Of a foreign address only the origin remains.
 *
 * @param address absolute, or relative to the page.
 */
export function addressTemplate(address: string): AddressTemplate {
  const url = parseUrl(address, location.href);
  if (!url) return { origin: '', path: '' };
  const { origin, protocol, pathname } = url;
  if (origin === location.origin) return { origin, path: pathTemplate(pathname) };
  return { origin: origin === 'null' ? protocol : origin, path: '' };
}
