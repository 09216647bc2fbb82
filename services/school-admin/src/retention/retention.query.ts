import type {
  DueDeletion,
  DueRecords,
  RetentionRule,
} from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'

/** Rules of the school: those of its state before those of its country, with its own choices. */
export const rulesOf = (tx: Transaction, tenantId: string): Query<RetentionRule> => tx<RetentionRule[]>`
  select distinct on (rr.kind) rr.kind, rr.years, rr.minimum_years, rch.years as chosen_years, rr.source, rr.source_url,
    rr.is_verified
  from tenant t
  join retention_rule rr on rr.country_id = t.country_id and (rr.state_id is null or rr.state_id = t.state_id)
  left join retention_choice rch on rch.tenant_id = t.id and rch.kind = rr.kind
  where t.id = ${tenantId}
  order by rr.kind, rr.state_id nulls last`

/** What is due and is not being deleted yet. */
export const dueRecords = (tx: Transaction, tenantId: string): Query<DueRecords> => tx<DueRecords[]>`
  select due.kind, due.year, due.count
  from retention_due(${tenantId}) as due
  where not exists (
    select from retention_deletion rde
    where rde.tenant_id = ${tenantId} and rde.kind = due.kind and rde.year = due.year
      and rde.undone_at is null and rde.carried_out_at is null)
  order by due.year, due.kind`

/** Deletions that are pending or were carried out, latest first; only one if `id` is given. */
export const deletionsOf = (tx: Transaction, tenantId: string, id: string | null = null): Query<DueDeletion> =>
  tx<DueDeletion[]>`
    select rde.id, rde.kind, rde.year, rde.counted as count, rde.requested_at, rde.due_at, rde.carried_out_at,
      rde.removed,
      jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)
        as requested_by
    from retention_deletion rde
    join app_user u on u.id = rde.requested_by_id
    where rde.tenant_id = ${tenantId} and rde.undone_at is null and (${id}::uuid is null or rde.id = ${id})
    order by rde.requested_at desc, rde.id desc
    limit 200`
