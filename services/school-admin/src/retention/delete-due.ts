import {
  type DeleteDue,
  type DueDeletion,
  deletionDays,
} from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { deletionsOf } from './retention.query'

/**
 * Confirms that the due records of a kind and a school year are deleted in 7 days. NOT_FOUND when none are due,
 * EDIT_CONFLICT when that is confirmed already, CREATE_NOT_ALLOWED for children, who are erased one by one.
 */
export const deleteDue = (call: Call, { kind, year }: DeleteDue): Promise<DueDeletion> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    if (kind === 'students') return refuse('CREATE_NOT_ALLOWED')
    const [due] = await tx<{ count: number }[]>`
      select due.count from retention_due(${tenantId}) as due where due.kind = ${kind} and due.year = ${year}`
    if (!due) return refuse('NOT_FOUND')
    const [made] = await tx<{ id: string }[]>`
      insert into retention_deletion (tenant_id, kind, year, counted, requested_by_id, due_at)
      values (${tenantId}, ${kind}, ${year}, ${due.count}, ${userId}, now() + make_interval(days => ${deletionDays}))
      on conflict (tenant_id, kind, year) where undone_at is null and carried_out_at is null do nothing
      returning id`
    if (!made) return refuse('EDIT_CONFLICT')
    await audit(tx, call, 'retention.delete', made.id)
    const [deletion] = await deletionsOf(tx, tenantId, made.id)
    return deletion ?? refuse('NOT_FOUND')
  })
