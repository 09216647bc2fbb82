import type { WhoAmI } from '@lernspur/contracts/user.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { postMail } from '@lernspur/service-kit/post-mail'
import { refuse } from '@lernspur/service-kit/refusal'
import { tokenHash } from '@lernspur/service-kit/token'
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
    select u.id as user_id, u.email, c.new_email, u.first_name
    from one_time_code c join app_user u on u.id = c.user_id and u.deactivated_at is null
    where c.code_hash = ${tokenHash(code)} and c.kind = 'emailChange' and c.expires_at > now()`
  return change
}

/** The session of this browser goes on if it is one of the user; it works in the role that it had. */
const goOn = async (tx: Transaction, userId: string, presented: string | undefined) => {
  const [session] = await tx<{ sessionId: string; tenantId: string | null }[]>`
    select s.id as session_id, r.tenant_id
    from session s left join user_role r on r.id = s.user_role_id
    where s.token_hash = ${tokenHash(presented ?? '')} and s.user_id = ${userId} and s.expires_at > now()`
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
 * Gives an account its new address by the code that was mailed there, once, and tells the old address. The token of a
 * browser that is signed in as the user, else null. INVALID_EMAIL_CHANGE_CODE, also when the address was taken since.
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
    // Links that went to the old address open nothing any more.
    await tx`delete from one_time_code where user_id = ${userId}`
    await postMail(tx, { kind: 'emailChanged', recipient: email, language: call.language, facts: { firstName } })
    if (role) await audit(tx, { requestId: call.requestId, actor: { ...role, userId } }, 'email.change', userId)
    return goOn(tx, userId, presented)
  }
  try {
    return await writeForRole(call.db, role, work)
  } catch (error) {
    if (isTaken(error)) return refuse('INVALID_EMAIL_CHANGE_CODE')
    throw error
  }
}
