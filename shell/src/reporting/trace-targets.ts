const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Calls that carry the headers of a trace: to the local machine, and to the `/api` of the host that this page came from
 * (rule browser.5). The product has one origin wherever it runs, so that no host needs to be named.
 */
export const traceTargets = (origin: string): RegExp[] => [
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/,
  new RegExp(`^${quoted(origin)}/api/`),
]
