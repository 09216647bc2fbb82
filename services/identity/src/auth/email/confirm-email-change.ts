import type { WhoAmI } from '@lernspur/contracts/identity/user.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { endSessions } from '../session/end-sessions'
import { lastRole } from '../session/last-role'
import { renewSession } from '../session/renew-session'
import { readWhoAmI } from '../who-am-i'
import { writeForRole } from '../write-for-role'

interface Change {
  readonly userId: string
  readonly email: string
  readonly newEmail: string
  readonly firstName: string
}

const findChange = async (tx: Transaction, code: string): Promise<Change | undefined> => {
  const [change] = await tx<Change[]>`
    select u.id as user_id, u.email, otc.new_email, u.first_name
    from one_time_code otc join app_user u on u.id = otc.user_id and u.deactivated_at is null
    where otc.code_hash = ${tokenHash(code)} and otc.kind = 'emailChange' and otc.expires_at > now()`
  return change
}

/** The session of this browser continues if it belongs to the user, in the same role. */
const continueSession = async (tx: Transaction, userId: string, presented: string | undefined) => {
  const [session] = await tx<{ sessionId: string; tenantId: string | null }[]>`
    select se.id as session_id, ur.tenant_id
    from session se left join user_role ur on ur.id = se.user_role_id
    where se.token_hash = ${tokenHash(presented ?? '')} and se.user_id = ${userId} and se.expires_at > now()`
  if (session) {
    const { sessionId, tenantId } = session
    const token = await renewSession(tx, { userId, sessionId })
    const role = tenantId === null ? null : { tenantId }
    return { token, whoAmI: await readWhoAmI(tx, { userId, role }) }
  }
  await endSessions(tx, userId, null)
  return null
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'

/**
 * Changes the address of an account by the code mailed to the new one, once, and notifies the old address. Returns the
 * new token of a browser that is signed in as the user, else null. INVALID_EMAIL_CHANGE_CODE, also when the address was
 * taken in the meantime.
 */
export const confirmEmailChange = async (
  call: Call,
  code: string,
  presented: string | undefined,
): Promise<{ token: string; whoAmI: WhoAmI } | null> => {
  const change = (await findChange(call.db, code)) ?? refuse('INVALID_EMAIL_CHANGE_CODE')
  const { userId, email, newEmail, firstName } = change
  const role = await lastRole(call.db, email)
  const work = async (tx: Transaction) => {
    const redeemed = await tx`
      delete from one_time_code where code_hash = ${tokenHash(code)} and kind = 'emailChange' and expires_at > now()
      returning id`
    if (redeemed.length === 0) refuse('INVALID_EMAIL_CHANGE_CODE')
    await tx`update app_user set email = ${newEmail}, updated_at = now() where id = ${userId}`
    // Invalidates links that were mailed to the old address.
    await tx`delete from one_time_code where user_id = ${userId}`
    await postMail(tx, { kind: 'emailChanged', recipient: email, language: call.language, facts: { firstName } })
    if (role) await audit(tx, { requestId: call.requestId, actor: { ...role, userId } }, 'email.change', userId)
    return continueSession(tx, userId, presented)
  }
  try {
    return await writeForRole(call.db, role, work)
  } catch (error) {
    if (isTaken(error)) return refuse('INVALID_EMAIL_CHANGE_CODE')
    throw error
  }
}
