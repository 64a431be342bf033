import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const TWO_YEARS_IN_SECONDS = 63_072_000;

export function isLocal({ hostname }: URL): boolean {
  return LOCAL_HOSTS.includes(hostname) || hostname.endsWith('.localhost');
}

const COMMON: Parameters<typeof secureHeaders>[0] = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  // The checkout uses none of these; copying the Pix code needs only the page's own clipboard.
  permissionsPolicy: {
    accelerometer: false,
    autoplay: false,
    camera: false,
    displayCapture: false,
    encryptedMedia: false,
    fullscreen: ['self'],
    geolocation: false,
    gyroscope: false,
    magnetometer: false,
    microphone: false,
    midi: false,
    payment: false,
    usb: false,
  },
  // Only documents carry these, see below.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  xFrameOptions: false,
  // No browser of today needs these.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const localHeaders = secureHeaders({ ...COMMON, strictTransportSecurity: false });
const publicHeaders = secureHeaders({
  ...COMMON,
  strictTransportSecurity: `max-age=${TWO_YEARS_IN_SECONDS}`,
});

/** Sets the headers of every response, whatever it holds. */
export const commonHeaders: MiddlewareHandler = (c, next) =>
  (isLocal(new URL(c.req.url)) ? localHeaders : publicHeaders)(c, next);

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
