const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const TWO_YEARS_IN_SECONDS = 63_072_000;

/** Nothing of these is used; copying the Pix code needs no more than the page's own clipboard. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'camera=()',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

export function isLocal({ hostname }: URL): boolean {
  return LOCAL_HOSTS.includes(hostname) || hostname.endsWith('.localhost');
}

/** Headers of every response, whatever it holds. */
export function commonHeaders(url: URL): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    ...(!isLocal(url) && { 'strict-transport-security': `max-age=${TWO_YEARS_IN_SECONDS}` }),
  };
}

/** Headers of a document, beside the common ones. */
export function documentHeaders(policy: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  };
}
