import { isObject } from '../../contract/is-object.ts';
import { maskNumbers } from '../../monitoring/mask-numbers.ts';
import { screenOfPath } from './route-of.ts';

/** The part of a report that is kept: nothing of it holds a path, a query or a piece of the document. */
export interface CspReport {
  /** A directive of CSP level 3 or of Trusted Types, else 'other'. */
  directive: string;
  /** Origin or scheme of what was stopped, or the word that browsers use in its place. */
  blocked: string;
  /** Path template of the screen, '/', '/captcha' or 'other'. */
  template: string;
}

export const DIRECTIVES = [
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
];
/** In place of an address (CSP level 3, 2.4; Trusted Types, 4.2.3). */
const WORDS = ['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink'];
const SCHEME = /^[a-z][a-z0-9+.-]{0,19}$/;
const MAX_ORIGIN = 100;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function blockedOf(text: string): string {
  if (WORDS.includes(text)) return text;
  if (!URL.canParse(text)) return SCHEME.test(text) ? `${text}:` : 'other';
  const { origin, protocol } = new URL(text);
  if (origin !== 'null') return origin.length > MAX_ORIGIN ? 'other' : maskNumbers(origin);
  return SCHEME.test(protocol.slice(0, -1)) ? protocol : 'other';
}

function templateOfDocument(text: string): string {
  if (!URL.canParse(text)) return 'other';
  const { pathname } = new URL(text);
  if (pathname === '/' || pathname === '/captcha') return pathname;
  return screenOfPath(pathname);
}

function reportOf(directive: unknown, blocked: unknown, document: unknown): CspReport {
  const [name = ''] = textOf(directive).split(' ');
  return {
    directive: DIRECTIVES.includes(name) ? name : 'other',
    blocked: blockedOf(textOf(blocked)),
    template: templateOfDocument(textOf(document)),
  };
}

/** Of `report-uri` (CSP level 3, 5.3): one report per body, names with hyphens. */
function readOld(body: unknown): CspReport[] {
  const report = isObject(body) ? body['csp-report'] : undefined;
  if (!isObject(report)) return [];
  const directive = report['effective-directive'] ?? report['violated-directive'];
  return [reportOf(directive, report['blocked-uri'], report['document-uri'])];
}

/** Of the Reporting API, 3.1: a list with reports of several kinds. */
function readNew(body: unknown): CspReport[] {
  const list = Array.isArray(body) ? body : [];
  return list.flatMap((one: unknown) => {
    if (!isObject(one) || one.type !== 'csp-violation' || !isObject(one.body)) return [];
    const { effectiveDirective, blockedURL, documentURL } = one.body;
    return [reportOf(effectiveDirective, blockedURL, documentURL)];
  });
}

/** The reports of a body, by its type; none of a body that is no report. */
export function readCspReports(type: string, text: string): CspReport[] {
  const isOld = /^application\/csp-report\s*(;|$)/i.test(type);
  if (!isOld && !/^application\/reports\+json\s*(;|$)/i.test(type)) return [];
  try {
    const body: unknown = JSON.parse(text);
    return isOld ? readOld(body) : readNew(body);
  } catch {
    return [];
  }
}
