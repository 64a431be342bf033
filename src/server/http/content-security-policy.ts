import type { MediaSources } from '../../flow/media-sources.ts';

interface Sources {
  /** Of scripts and styles, beside our own scripts. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Sources of pictures beside our own and `data:`. */
  images: readonly string[];
  /** Addresses beside our own that the page's program calls: those of monitoring. */
  connect?: readonly string[];
  frames?: readonly string[];
  /** Origins of videos. */
  videos?: readonly string[];
}

/** The directives that every document of a screen has. */
const directives = ({
  scripts,
  styles,
  images,
  connect = [],
  frames = [],
  videos = [],
}: Sources) => [
  "default-src 'none'",
  ["script-src 'self'", ...scripts].join(' '),
  ['style-src', ...styles].join(' '),
  ["img-src 'self' data:", ...images].join(' '),
  "font-src 'self'",
  ["connect-src 'self'", ...connect].join(' '),
  "manifest-src 'self'",
  ["media-src 'self'", ...videos].join(' '),
  ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

export interface PolicyInput extends Pick<Sources, 'images' | 'connect'> {
  /** Fresh for every response; scripts and styles of the document carry it. */
  nonce: string;
  /** Origins of frames and of videos; only what the screen's videos need. */
  media?: MediaSources;
  /** Origin of the captcha's document, which runs in a frame. */
  captcha?: string;
  /** Buyers come over https: what a page names with http:// is asked for with https:// as well. */
  isSecure?: boolean;
  /**
   * Origins that the tag manager and its tags load from, call and frame; empty where it may not run. Its
   * scripts know nothing of Trusted Types, so a document that lets them run does not ask for these.
   */
  tags?: readonly string[];
  /**
   * Hot reload talks over a web socket, and its client and error overlay insert scripts as text; so
   * in development alone sockets are allowed and Trusted Types are not asked for.
   */
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
  return [
    ...directives({
      scripts: [`'nonce-${nonce}'`, ...tags],
      styles: [`'nonce-${nonce}'`],
      images: [...images, ...tags],
      connect: [...connect, ...tags, ...(dev ? ['ws:', 'wss:'] : [])],
      frames: [...media.frames, ...(captcha ? [captcha] : []), ...tags],
      videos: media.files,
    }),
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    ...(dev || tags.length > 0 ? [] : TRUSTED_TYPES),
  ].join('; ');
}

/** The source expression of an inline script or style by its content (CSP level 3, 2.3.1). */
async function hashSource(content: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

/**
 * The policy of a document on a static host, with its inline script and style, for its `meta` element;
 * `frame-ancestors` has to be a header. No config and no screen is known when it is built.
 * The program's own style elements are empty, and their rules are added by script; so the hash of nothing
 * allows them, and nothing else inline.
 */
export async function shellPolicy(script: string, style: string, media: MediaSources) {
  const [ofScript, ...styles] = await Promise.all([script, style, ''].map(hashSource));
  const { frames, files: videos } = media;
  const sources = { scripts: [ofScript!], styles, images: ['https:'], frames, videos };
  return [...directives(sources), ...TRUSTED_TYPES].join('; ');
}

/** 128 random bits, as CSP level 3, 7.1, asks for. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
