import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'

/** Deletes a school that nothing refers to; else FOREIGN_KEY_CONSTRAINT, decided by the database in the statement. */
export const deleteTenant = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const deleted = await tx`delete from tenant where id = ${id} returning id`
    if (deleted.length === 0) refuse('NOT_FOUND')
    await audit(tx, call, 'tenant.delete', id)
    return undefined
  })
