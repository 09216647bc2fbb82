import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { endSessions } from '../session/end-sessions'
import { auditAt } from '../sign-in-audit/audit-at'
import { isWaiting } from './two-factor-reset.policy'

/** Who carries out a request: the second admin, or nobody once its time has come. */
interface CarriedOutBy {
  readonly confirmedBy: string | null
  readonly requestId: string
}

interface CompletedReset {
  readonly id: string
  readonly tenantId: string
  readonly userId: string
  readonly requestedBy: string
  readonly recipient: string
  readonly language: Language
  readonly firstName: string
}

/**
 * Removes the second factor with its recovery codes, ends all sessions of the person, mails and audits it. False when the request does not meet the condition on `tfr`, or cannot go on.
 */
export const carryOutReset = async (
  tx: Transaction,
  condition: Query,
  { confirmedBy, requestId }: CarriedOutBy,
): Promise<boolean> => {
  const [done] = await tx<CompletedReset[]>`
    update two_factor_reset tfr set outcome = 'done', ended_at = now(), confirmed_by = ${confirmedBy}
    from app_user u, tenant t
    where ${condition} and u.id = tfr.user_id and t.id = tfr.tenant_id and ${isWaiting(tx)}
    returning tfr.id, tfr.tenant_id, tfr.user_id, tfr.requested_by, u.email as recipient, u.language, u.first_name`
  if (!done) return false
  const { id, tenantId, userId, requestedBy, recipient, language, firstName } = done
  await tx`delete from two_factor where user_id = ${userId}`
  await endSessions(tx, userId, null)
  await postMail(tx, { kind: 'twoFactorRemoved', recipient, language, facts: { firstName } })
  const actor = { tenantId, userId: confirmedBy ?? requestedBy }
  await auditAt(tx, { requestId, actor }, 'two-factor-reset.done', [id, userId])
  return true
}
