import type { MediaSources } from '../../flow/media-sources.ts';

/** The checkout uses none of these; copying the Pix code needs only the page's own clipboard. */
const CLOSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Permissions that a video's player needs; the frame's `allow` in widgets/blocks/video names the same. */
const OF_PLAYERS = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const NO_MEDIA: MediaSources = { frames: [], files: [] };

/**
 * The Permissions-Policy of a document (W3C). A frame gets a permission only where the header names its
 * origin and the frame's `allow` asks for it, so a screen with videos names the origins of its players.
 */
export function permissionsPolicy({ frames, files }: MediaSources = NO_MEDIA): string {
  const hasVideo = frames.length + files.length > 0;
  const players = hasVideo ? ['self', ...frames.map((origin) => `"${origin}"`)].join(' ') : '';
  return [
    ...CLOSED.map((name) => `${name}=()`),
    ...OF_PLAYERS.map((name) => `${name}=(${players})`),
  ].join(', ');
}
