import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'
import { newToken, tokenHash } from '@lernspur/service-kit/session/token'
import { rememberDevice } from '../throttle/known-device'
import { readWhoAmI } from '../who-am-i'
import { writeForRole } from '../write-for-role'
import type { Account } from './account'
import type { TokenAndPerson } from './answer-sign-in'
import type { Visitor } from './visitor'

const isWelcomed = async (tx: Transaction, userId: string): Promise<boolean> => {
  const found = await tx`select from notification where user_id = ${userId} and type = 'welcome' limit 1`
  return found.length > 0
}

/** Welcomes a user at the first sign-in. */
const welcome = async (tx: Transaction, userId: string): Promise<void> => {
  if (await isWelcomed(tx, userId)) return
  // Of two concurrent first sign-ins the second waits here, and then finds the first one's welcome.
  await tx`select from app_user where id = ${userId} for update`
  if (await isWelcomed(tx, userId)) return
  await notify(tx, {
    userId,
    tenantId: null,
    type: 'welcome',
    texts: {
      de: {
        title: 'Willkommen bei Lernspur',
        message: 'Schön, dass Sie da sind. Unter „Hilfe und Feedback“ finden Sie kurze Antworten für den Anfang.',
      },
      en: {
        title: 'Welcome to Lernspur',
        message: 'Good to have you here. “Help and feedback” has short answers for the beginning.',
      },
    },
  })
}

/**
 * Starts a session in the last used role, ends the browser's previous one and remembers the device, unless it is
 * shared. `first` runs in the same transaction and may still refuse. Of an attempt by an identity provider the session
 * takes over by which identity it began (rule external.8).
 */
export const startSession = async (
  { db, requestId }: Call,
  { userId, userRoleId, tenantId }: Account,
  { device, isSharedDevice, token: presented, ...visitor }: Omit<Visitor, 'client'>,
  first: (tx: Transaction) => Promise<void>,
  attemptId: string | null = null,
): Promise<TokenAndPerson> => {
  const role = userRoleId !== null && tenantId !== null ? { userRoleId, tenantId } : null
  const token = newToken()
  return writeForRole(db, role, async (tx) => {
    await first(tx)
    const [session] = await tx<{ id: string }[]>`
      insert into session (
        token_hash, user_id, user_role_id, device, is_shared_device, external_identity_id, provider_session,
        provider_subject, sealed_id_token
      )
      select ${tokenHash(token)}, ${userId}, ${userRoleId}::uuid, ${device}, ${isSharedDevice}, aa.external_identity_id,
        aa.provider_session, aa.provider_subject, aa.sealed_id_token
      from (values (${attemptId}::uuid)) as began (attempt_id) left join auth_attempt aa on aa.id = began.attempt_id
      returning id`
    await tx`
      delete from session
      where token_hash = ${tokenHash(presented ?? '')} or (user_id = ${userId} and expires_at < now())`
    await tx`update app_user set last_signed_in_at = now() where id = ${userId}`
    await welcome(tx, userId)
    if (role && session) await audit(tx, { requestId, actor: { ...role, userId } }, 'session.create', session.id)
    const deviceToken = isSharedDevice ? undefined : await rememberDevice(tx, userId, visitor.deviceToken)
    return { token, deviceToken, whoAmI: await readWhoAmI(tx, { userId, role }) }
  })
}
