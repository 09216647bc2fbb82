import type { Query, Transaction } from '@lernspur/service-kit/call'

/** SQL condition: the session `s` has not expired, by the same rule as `resolve_session` (rule session.2). */
export const isSessionActive = (tx: Transaction): Query => tx`
  se.expires_at > now() and se.created_at > now() - interval '90 days' and (not se.is_shared_device or se.last_seen_at > now() - interval '12 hours')`
