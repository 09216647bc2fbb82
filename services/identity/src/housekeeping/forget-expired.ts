import type { Database } from '@lernspur/service-kit/call'

const keepMailDays = 30

/** Deletes what has expired: sent mails, codes, attempts and sessions. */
export const forgetExpired = async (db: Database): Promise<void> => {
  await db`delete from mail_outbox where settled_at < now() - make_interval(days => ${keepMailDays})`
  await db`delete from mail_cooldown where sent_at < now() - interval '1 hour'`
  await db`delete from mail_allowance where day < (now() at time zone 'UTC')::date`
  await db`delete from one_time_code where expires_at < now() - interval '1 day'`
  await db`delete from auth_attempt where expires_at < now() - interval '1 day'`
  await db`delete from session where expires_at < now() - interval '1 day'`
  // Set up, but never confirmed by a code.
  await db`delete from two_factor where turned_on_at is null and created_at < now() - interval '1 day'`
}
