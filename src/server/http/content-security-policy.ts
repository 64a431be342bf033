import { parseUrl } from '../../contract/browser/parse-url.ts';
import type { Flow } from '../../contract/compiled-brand.ts';
import type { MediaSources } from '../../flow/media-sources.ts';

const NONE = ["'none'"];
const SELF = "'self'";

export const policyText = (
  directives: Readonly<Record<string, readonly string[] | undefined>>,
): string =>
  Object.entries(directives)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join('; ');

interface DocumentSources {
  /** Beside our own and `data:`. */
  images: readonly string[];
  media?: MediaSources;
  connect?: readonly string[];
  /** Origin of the captcha's document, which runs in a frame. */
  captcha?: string;
  /** Origins of the tag manager, which knows nothing of Trusted Types; empty where it may not run. */
  tags?: readonly string[];
  /** Hot reload talks over a web socket, and inserts scripts as text. */
  dev?: boolean;
}

/** The policy of a document (W3C CSP level 3, Trusted Types). */
function documentDirectives(
  scripts: readonly string[],
  styles: readonly string[],
  { images, media, connect = [], captcha, tags = [], dev = false }: DocumentSources,
) {
  const frames = [...(media?.frames ?? []), ...(captcha ? [captcha] : []), ...tags];
  return {
    'default-src': NONE,
    'script-src': [SELF, ...scripts, ...tags],
    'style-src': styles,
    'img-src': [SELF, 'data:', ...images, ...tags],
    'font-src': [SELF],
    'connect-src': [SELF, ...connect, ...tags, ...(dev ? ['ws:', 'wss:'] : [])],
    'manifest-src': [SELF],
    'media-src': [SELF, ...(media?.files ?? [])],
    'frame-src': frames.length > 0 ? frames : undefined,
    'object-src': NONE,
    'base-uri': NONE,
    'form-action': [SELF],
    ...(dev || tags.length > 0
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': NONE }),
  };
}

interface PolicyInput extends DocumentSources {
  nonce: string;
  /** Addresses that a page names with http:// are asked for with https:// as well. */
  isSecure?: boolean;
}

export function contentSecurityPolicy({ nonce, isSecure, ...sources }: PolicyInput): string {
  const own = [`'nonce-${nonce}'`];
  return policyText({
    ...documentDirectives(own, own, sources),
    'frame-ancestors': NONE,
    'upgrade-insecure-requests': isSecure ? [] : undefined,
  });
}

async function hashSource(content: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `'sha256-${Buffer.from(hash).toString('base64')}'`;
}

/** The policy in the `meta` element of the static shell. The hash of nothing allows the program's style elements. */
export async function shellPolicy(script: string, style: string, media: MediaSources) {
  const [ofScript, ...styles] = await Promise.all([script, style, ''].map(hashSource));
  return policyText(documentDirectives([ofScript!], styles, { images: ['https:'], media }));
}

/** 128 random bits, as CSP level 3, 7.1, asks for. */
export const newNonce = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');

/** The origins of a page's pictures beside its own: those of logos and favicons that the flows of its config name. */
export function imageSources(flows: readonly Flow[]): string[] {
  const origins = flows
    .flatMap((flow) => [flow, ...flow.steps])
    .flatMap(({ props }) => Object.values(props?.media ?? {}))
    .flatMap((address) => parseUrl(address) ?? [])
    .flatMap(({ protocol, origin }) => (protocol === 'https:' ? origin : []));
  return [...new Set(origins)].sort();
}
