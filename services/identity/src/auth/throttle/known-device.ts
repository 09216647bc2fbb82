import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { isToken, newToken, tokenHash } from '@lernspur/service-kit/session/token'

/** Devices kept for one account; the oldest go. */
const maxDevices = 20

/** The throttle's key of a device from which the account of an address has signed in, else null. */
export const findKnownDevice = async (
  db: Database,
  email: string,
  deviceToken: string | undefined,
): Promise<string | null> => {
  if (!isToken(deviceToken)) return null
  const known = await db`
    select from known_device kd join app_user u on u.id = kd.user_id
    where kd.token_hash = ${tokenHash(deviceToken)} and u.email = ${email}`
  return known.length > 0 ? deviceToken : null
}

/**
 * Remembers the device of a sign-in and returns its new cookie. Accounts that were known by the previous cookie stay so;
 * a cookie that was planted or copied is worthless after the next sign-in.
 */
export const rememberDevice = async (
  tx: Transaction,
  userId: string,
  presented: string | undefined,
): Promise<string> => {
  const token = newToken()
  const hash = tokenHash(token)
  await tx`update known_device set token_hash = ${hash} where token_hash = ${tokenHash(presented ?? '')}`
  await tx`
    insert into known_device (token_hash, user_id) values (${hash}, ${userId})
    on conflict (token_hash, user_id) do update set last_used_at = now()`
  await tx`
    delete from known_device where user_id = ${userId} and token_hash in (
      select kd.token_hash from known_device kd where kd.user_id = ${userId}
      order by kd.last_used_at desc, kd.token_hash offset ${maxDevices}
    )`
  return token
}
