import { intervalOf, retentionPeriods } from '@lernspur/contracts/retention-periods'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'

/** SQL condition: the session `se` has not expired, by the same rule as `resolve_session` (rule session.2). */
export const isSessionActive = (tx: Transaction): Query => tx`
  se.expires_at > now() and se.created_at > now() - ${intervalOf(retentionPeriods.wholeSession)}::interval
  and (not se.is_shared_device or se.last_seen_at > now() - ${intervalOf(retentionPeriods.sharedSession)}::interval)`
