import type { Query, Transaction } from '@lernspur/service-kit/call/call'

/** What the database knows of the first steps. */
export interface StepsRow {
  readonly hasSecondFactor: boolean
  readonly hasDelivered: boolean
  readonly isAllowed: boolean
  readonly hasOwner: boolean
  readonly isSetUp: boolean
  readonly hasClass: boolean
  readonly hasObservation: boolean
  readonly hasBackup: boolean
  readonly isPutAway: boolean
  /** Status of the last test mail to the person; null without one. */
  readonly lastTestStatus: 'waiting' | 'sending' | 'sent' | 'dropped' | 'failed' | null
  readonly lastTestAt: string | null
}

/** One row about the installation and, where a step depends on it, the person's account. */
export const stepsQuery = (tx: Transaction, userId: string): Query<StepsRow> => tx<StepsRow[]>`
  select
    exists (
      select from two_factor tf where tf.user_id = ${userId} and tf.turned_on_at is not null) as has_second_factor,
    exists (select from mail_outbox mo where mo.status = 'sent') as has_delivered,
    exists (select from tenant t where not t.is_provider) or exists (
      select from allowed_email ae where not exists (
        select from app_user u join user_role ur on ur.user_id = u.id join tenant t on t.id = ur.tenant_id
        where u.email = ae.email and t.is_provider)) as is_allowed,
    exists (
      select from tenant t join user_role ur on ur.tenant_id = t.id
      where not t.is_provider and ur.role_type = 'admin' and ur.status = 'active') as has_owner,
    exists (select from tenant t where not t.is_provider and t.is_wizard_finalized) as is_set_up,
    begun.has_class, begun.has_observation, exists (select from backup_record) as has_backup,
    exists (select from tenant t where t.is_provider and t.first_steps_put_away_at is not null) as is_put_away,
    test.status as last_test_status, test.created_at as last_test_at
  from school_beginnings() as begun
  left join lateral (
    select mo.status, mo.created_at
    from mail_outbox mo join app_user u on u.email = mo.recipient
    where u.id = ${userId} and mo.kind = 'deliveryTest'
    order by mo.created_at desc limit 1
  ) as test on true`
