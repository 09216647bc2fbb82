const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Calls with trace headers: to the local machine, and to the `/api` of this page's host (rule browser.5). The product
 * has a single origin in every installation, so no host needs to be listed.
 */
export const traceTargets = (origin: string): RegExp[] => [
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/,
  new RegExp(`^${quoted(origin)}/api/`),
]
