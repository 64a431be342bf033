import type { MediaSources } from '../../flow/media-sources.ts';

const NONE = ["'none'"];
const SELF = "'self'";

/** A Content-Security-Policy as its header writes it; a directive without value is left out. */
export const policyText = (
  directives: Readonly<Record<string, readonly string[] | undefined>>,
): string =>
  Object.entries(directives)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join('; ');

interface Sources {
  scripts: readonly string[];
  styles: readonly string[];
  /** Beside our own and `data:`. */
  images: readonly string[];
  /** Addresses beside our own that the page's program calls: those of monitoring. */
  connect?: readonly string[];
  frames: readonly string[];
  videos: readonly string[];
}

const documentDirectives = (sources: Sources) => ({
  'default-src': NONE,
  'script-src': [SELF, ...sources.scripts],
  'style-src': sources.styles,
  'img-src': [SELF, 'data:', ...sources.images],
  'font-src': [SELF],
  'connect-src': [SELF, ...(sources.connect ?? [])],
  'manifest-src': [SELF],
  'media-src': [SELF, ...sources.videos],
  'frame-src': sources.frames.length > 0 ? sources.frames : undefined,
  'object-src': NONE,
  'base-uri': NONE,
  'form-action': [SELF],
});

const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': NONE };

interface PolicyInput extends Pick<Sources, 'images' | 'connect'> {
  nonce: string;
  media?: MediaSources;
  /** Origin of the captcha's document, which runs in a frame. */
  captcha?: string;
  /** What a page names with http:// is asked for with https:// as well. */
  isSecure?: boolean;
  /** Origins of the tag manager, which knows nothing of Trusted Types; empty where it may not run. */
  tags?: readonly string[];
  /** Hot reload talks over a web socket, and inserts scripts as text. */
  dev?: boolean;
}

/** The Content-Security-Policy of a document (W3C CSP level 3, Trusted Types). */
export function contentSecurityPolicy({
  nonce,
  images,
  media = { frames: [], files: [] },
  captcha,
  connect = [],
  tags = [],
  isSecure = false,
  dev = false,
}: PolicyInput): string {
  return policyText({
    ...documentDirectives({
      scripts: [`'nonce-${nonce}'`, ...tags],
      styles: [`'nonce-${nonce}'`],
      images: [...images, ...tags],
      connect: [...connect, ...tags, ...(dev ? ['ws:', 'wss:'] : [])],
      frames: [...media.frames, ...(captcha ? [captcha] : []), ...tags],
      videos: media.files,
    }),
    'frame-ancestors': NONE,
    'upgrade-insecure-requests': isSecure ? [] : undefined,
    ...(dev || tags.length > 0 ? {} : TRUSTED_TYPES),
  });
}

/** The source expression of an inline script or style by its content (CSP level 3, 2.3.1). */
async function hashSource(content: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `'sha256-${Buffer.from(hash).toString('base64')}'`;
}

/**
 * The policy of the document for a static host, in its `meta` element, which cannot say `frame-ancestors`. The
 * program's own style elements are empty, their rules are added by script: the hash of nothing allows them.
 */
export async function shellPolicy(script: string, style: string, media: MediaSources) {
  const [ofScript, ...styles] = await Promise.all([script, style, ''].map(hashSource));
  const { frames, files: videos } = media;
  const sources = { scripts: [ofScript!], styles, images: ['https:'], frames, videos };
  return policyText({ ...documentDirectives(sources), ...TRUSTED_TYPES });
}

/** 128 random bits, as CSP level 3, 7.1, asks for. */
export const newNonce = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
