/**
 * What a page may load: scripts and style sheets of this origin, inline ones with the page's nonce. The address for
 * error reports may be called as well. Style attributes stay allowed, because floating elements are positioned in the
 * browser.
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

/** Text becomes code by the page's own policy alone (`trustedTypesPolicy`), where browsers have Trusted Types. */
const trustedTypes = "; require-trusted-types-for 'script'; trusted-types default"

/** A year, for this host only: sibling hosts are not ours. Browsers honour it over https only. */
const transportSecurity = 'max-age=31536000'

/** Device features that no page uses; codes are read with the camera, and notes dictated, by those who allow it. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .concat('camera=(self)', 'microphone=(self)')
  .join(', ')

/** Headers of a page whose scripts are not ours and know no Trusted Types. */
export const documentHeaders = (nonce: string, reportingDsn?: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(nonce, reportingDsn),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'strict-origin',
})

/**
 * Headers of a page: no foreign content, no shared window, no sensors but camera and microphone. Referrers contain the origin only, because paths
 * may contain codes from mails, and proxies log referrers.
 */
export const pageHeaders = (nonce: string, reportingDsn?: string): Record<string, string> => ({
  ...documentHeaders(nonce, reportingDsn),
  'content-security-policy': contentSecurityPolicy(nonce, reportingDsn) + trustedTypes,
})

/** A response that is not a page loads nothing and cannot be framed. */
const nothing = "default-src 'none'; frame-ancestors 'none'"

/** Adds the headers of every response, in place; a policy that is already set stays. */
export const addSecurityHeaders = (headers: Headers, publicUrl: string): void => {
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', nothing)
  if (publicUrl.startsWith('https:')) headers.set('strict-transport-security', transportSecurity)
}
