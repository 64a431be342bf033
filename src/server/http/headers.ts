import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const TWO_YEARS_IN_SECONDS = 63_072_000;

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

/**
 * Sets the headers of every response, whatever it holds. Where buyers come over https, browsers are told
 * to stay there (RFC 6797).
 */
export function commonHeaders(isSecure: boolean): MiddlewareHandler {
  const strictTransportSecurity = isSecure && `max-age=${TWO_YEARS_IN_SECONDS}`;
  return secureHeaders({ ...COMMON, strictTransportSecurity });
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
