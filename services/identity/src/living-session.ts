import type { Query, Transaction } from '@lernspur/service-kit/call'

/** Whether `s` (session) is not over, as `resolve_session` sees it (rule session.2). */
export const isLiving = (tx: Transaction): Query => tx`
  s.expires_at > now() and (not s.is_shared_device or s.last_seen_at > now() - interval '12 hours')`
