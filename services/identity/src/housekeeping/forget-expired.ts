import type { Database } from '@lernspur/service-kit/call'
import { deviceDays } from '@lernspur/service-kit/cookies'

const keepMailDays = 30

/** Deletes what has expired: sent mails, codes, attempts, sessions (rule session.2) and devices. */
export const forgetExpired = async (db: Database): Promise<void> => {
  await db`delete from mail_outbox where settled_at < now() - make_interval(days => ${keepMailDays})`
  await db`delete from mail_cooldown where sent_at < now() - interval '1 hour'`
  await db`delete from one_time_code where expires_at < now() - interval '1 day'`
  await db`delete from auth_attempt where expires_at < now() - interval '1 day'`
  await db`
    delete from session
    where expires_at < now() - interval '1 day' or created_at < now() - interval '90 days'
      or (is_shared_device and last_seen_at < now() - interval '12 hours')`
  await db`delete from known_device where last_used_at < now() - make_interval(days => ${deviceDays})`
  // Set up, but never confirmed by a code.
  await db`delete from two_factor where turned_on_at is null and created_at < now() - interval '1 day'`
}
