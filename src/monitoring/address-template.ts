import { matchOperation } from '../api/operations-match.ts';
import { parseUrl } from '../contract/browser/parse-url.ts';
import { OPERATIONS } from '../contract/generated/operations.ts';
import { isOwnTemplate, templateOf } from '../flow/templates.ts';

/** An address without what belongs to one buyer. */
interface AddressTemplate {
  /** Scheme, host and port; the scheme alone for 'data:' and its like; empty for what is not an address. */
  origin: string;
  /** Template of the path at our own origin; empty at any other. */
  path: string;
}

/** Names of built files, with a place in them, hold a hash, and nothing of a buyer. */
const BUILT_FILE = /^\/(assets|brands)\/[\w./:-]+$/;
const METHODS = ['GET', 'POST', 'PATCH'];
/** The contract's own templates, such as '/api/v1/lead/{leadId}', stay as they are. */
const TEMPLATES: ReadonlySet<string> = new Set(Object.values(OPERATIONS).map(({ path }) => path));

/** A path of ours with the names of its ids in their place, as the contract and the screens name them. */
export function pathTemplate(pathname: string): string {
  if (pathname === '/' || BUILT_FILE.test(pathname)) return pathname;
  const written = pathname.replaceAll('%7B', '{').replaceAll('%7D', '}');
  if (TEMPLATES.has(written)) return written;
  const operation = METHODS.map((method) => matchOperation(method, pathname)).find(Boolean);
  if (operation) return OPERATIONS[operation].path;
  const screen = templateOf(pathname)?.templateId;
  if (screen && isOwnTemplate(screen)) return '/x/{name}';
  return screen ? `/${screen.replace('[id]', '{id}')}` : '/{other}';
}

/**
 * The template of an address, without query and fragment. Of a foreign address only the origin remains.
 *
 * @param address absolute, or relative to the page.
 */
export function addressTemplate(address: string): AddressTemplate {
  const url = parseUrl(address, location.href);
  if (!url) return { origin: '', path: '' };
  const { origin, protocol, pathname } = url;
  if (origin === new URL(location.href).origin) return { origin, path: pathTemplate(pathname) };
  return { origin: origin === 'null' ? protocol : origin, path: '' };
}

/** The same as one text. */
export const addressText = (address: string): string => {
  const { origin, path } = addressTemplate(address);
  return origin + path;
};
