import type { ErrorDetail } from '@lernspur/contracts/envelope'
import type { Call, Transaction } from './call'
import { Refusal } from './refusal'

/** ETag of a row: the instant of its last change. */
export const etag = (updatedAt: string): string => `"${updatedAt}"`

const isNamed = (header: string, updatedAt: string): boolean =>
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag(updatedAt))

/** Who changed a row last, as the audit knows it. */
const whoChanged = async (tx: Transaction, tenantId: string, rowId: string): Promise<ErrorDetail[]> => {
  const [person] = await tx<{ name: string }[]>`
    select trim(u.first_name || ' ' || u.last_name) as name
    from last_change(${tenantId}, ${rowId}) change
    join app_user u on u.id = change.user_id`
  return person ? [{ path: 'updatedBy', message: person.name }] : []
}

/**
 * Refuses with EDIT_CONFLICT when `If-Match` names another state of the row than the present one; details name when it
 * was changed and by whom. Without the header nothing is checked. The row must have been read `for update`.
 */
export const requireFresh = async (
  tx: Transaction,
  call: Call,
  headers: Headers,
  row: { readonly id: string; readonly updatedAt: string },
): Promise<void> => {
  const header = headers.get('if-match')
  if (header === null || isNamed(header, row.updatedAt)) return
  const who = await whoChanged(tx, call.actor.tenantId, row.id)
  throw new Refusal('EDIT_CONFLICT', [{ path: 'updatedAt', message: row.updatedAt }, ...who])
}
