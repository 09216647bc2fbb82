/**
 * What a page may load: own files only, scripts and style sheets of this origin, inline ones with the page's nonce.
 * Where errors are reported to may be called as well. Style attributes stay allowed, because positions of floating elements are computed in the browser.
 */
const contentSecurityPolicy = (nonce: string, reportingDsn: string | undefined): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    reportingDsn ? `connect-src 'self' ${new URL(reportingDsn).origin}` : "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Half a year, for this host only: others of the school are not ours. Browsers heed it on https only. */
const transportSecurity = 'max-age=15552000'

/** Nothing of a device that a page does not use. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * What a page carries: it holds no foreign content, shares its window with nobody and uses no sensor. What it asks for is
 * told the origin only: codes of mails stand in addresses, and servers on the way note where a request came from.
 */
export const pageHeaders = (nonce: string, reportingDsn?: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(nonce, reportingDsn),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'strict-origin',
})

/** An answer that is no page loads nothing and is shown in no frame. */
const nothing = "default-src 'none'; frame-ancestors 'none'"

/** Adds what every answer carries, in place; a policy that is already set stays. */
export const addSecurityHeaders = (headers: Headers, publicUrl: string): void => {
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', nothing)
  if (publicUrl.startsWith('https:')) headers.set('strict-transport-security', transportSecurity)
}
