import type { SchoolClosing } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { Query, Transaction } from '../../call/call'

/** The pending closing of a school, if there is one. */
export const waitingClosing = (tx: Transaction, tenantId: string): Query<SchoolClosing> => tx<SchoolClosing[]>`
  select scl.id, scl.requested_at, scl.due_at, scl.by_provider,
    jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)
      as requested_by
  from school_closing scl
  join app_user u on u.id = scl.requested_by_id
  where scl.school_id = ${tenantId} and scl.undone_at is null and scl.closed_at is null`
