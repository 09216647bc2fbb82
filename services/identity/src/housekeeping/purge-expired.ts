import { intervalOf, retentionPeriods } from '@lernspur/contracts/retention-periods'
import type { Database } from '@lernspur/service-kit/call/call'

/** Deletes what has expired: sent mails, throttles, codes, attempts, sessions and devices (rule expiry.1). */
export const purgeExpired = async (db: Database): Promise<void> => {
  const expired = intervalOf(retentionPeriods.expired)
  await db`delete from mail_outbox where settled_at < now() - ${intervalOf(retentionPeriods.mail)}::interval`
  await db`delete from mail_cooldown where sent_at < now() - ${intervalOf(retentionPeriods.mailCooldown)}::interval`
  await db`delete from mail_allowance where day < (now() - ${intervalOf(retentionPeriods.mailAllowance)}::interval)::date`
  // Skips locked rows, because a sign-in that counts the same ones could deadlock with this.
  await db`
    delete from sign_in_throttle where subject in (
      select subject from sign_in_throttle
      where updated_at < now() - ${intervalOf(retentionPeriods.signInThrottle)}::interval for update skip locked
    )`
  await db`delete from one_time_code where expires_at < now() - ${expired}::interval`
  await db`delete from auth_attempt where expires_at < now() - ${expired}::interval`
  await db`
    delete from session
    where expires_at < now() - ${expired}::interval or created_at < now() - ${intervalOf(retentionPeriods.wholeSession)}::interval
      or (is_shared_device and last_seen_at < now() - ${intervalOf(retentionPeriods.sharedSession)}::interval)`
  await db`delete from known_device where last_used_at < now() - ${intervalOf(retentionPeriods.knownDevice)}::interval`
  // Set up, but never confirmed by a code.
  await db`
    delete from two_factor
    where turned_on_at is null and created_at < now() - ${intervalOf(retentionPeriods.unconfirmedSecondFactor)}::interval`
}
