import { parseUrl } from '../contract/browser/parse-url.ts';

export interface VideoSource {
  kind: 'frame' | 'file';
  /** Absolute https address, to be loaded only when the buyer asks for the video. */
  address: string;
}

const lastOf = ({ pathname }: URL) => pathname.split('/').findLast((part) => part !== '');
const matching = (id: string | null | undefined, pattern: RegExp) =>
  id && pattern.test(id) ? id : undefined;

const HOSTS = [
  {
    names: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    idOf: (url: URL) => matching(url.searchParams.get('v') ?? lastOf(url), /^[\w-]{11}$/),
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    names: ['vimeo.com', 'player.vimeo.com'],
    // An unlisted video is named by its id and a hash: /76979871/8272103f6e, or ?h=8272103f6e.
    idOf: (url: URL) => {
      const [, id, hash = url.searchParams.get('h')] =
        /(?:^|\/)(\d+)(?:\/([\da-f]{6,}))?\/?$/.exec(url.pathname) ?? [];
      return matching(id && hash ? `${id}?h=${hash}` : id, /^\d+(\?h=[\da-f]+)?$/);
    },
    frame: (id: string) =>
      `https://player.vimeo.com/video/${id}${id.includes('?') ? '&' : '?'}autoplay=1&dnt=1`,
  },
];

/** Undefined for an address that is not https, and for one of a known host without a video's id. */
export function videoSource(written: string): VideoSource | undefined {
  const url = parseUrl(written);
  if (url?.protocol !== 'https:' || url.username !== '') return undefined;
  const name = url.hostname.replace(/^www\./, '');
  const host = HOSTS.find(({ names }) => names.includes(name));
  if (!host) return { kind: 'file', address: url.href };
  const id = host.idOf(url);
  return id === undefined ? undefined : { kind: 'frame', address: host.frame(id) };
}
