import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import { ApiError } from './api-error'
import type { Call, Transaction } from './call'

/** Who changed a row last, according to the audit. */
const whoChanged = async (tx: Transaction, tenantId: string, rowId: string): Promise<ErrorDetail[]> => {
  const [person] = await tx<{ name: string }[]>`
    select trim(u.first_name || ' ' || u.last_name) as name
    from last_change(${tenantId}, ${rowId}) change
    join app_user u on u.id = change.user_id`
  return person ? [{ path: 'updatedBy', message: person.name }] : []
}

/** Refuses with EDIT_CONFLICT; details name when the row was changed and by whom. */
export const refuseStale = async (
  tx: Transaction,
  { actor }: Call,
  row: { readonly id: string; readonly updatedAt: string },
): Promise<never> => {
  const who = await whoChanged(tx, actor.tenantId, row.id)
  throw new ApiError('EDIT_CONFLICT', [{ path: 'updatedAt', message: row.updatedAt }, ...who])
}

/**
 * Refuses with EDIT_CONFLICT when the caller expects another state of the row than the present one; details name when
 * it was changed and by whom. A caller that expects no state is not checked. The row must have been read `for update`.
 */
export const requireFresh = async (
  tx: Transaction,
  call: Call,
  row: { readonly id: string; readonly updatedAt: string },
): Promise<void> => {
  const { expectedVersion } = call
  if (expectedVersion === undefined || expectedVersion.includes(row.updatedAt)) return
  await refuseStale(tx, call, row)
}
