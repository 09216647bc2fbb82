import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { recordChange } from '../change/record-change'

/** Deletes all subject templates of the school with their contents; subjects of classes stay. */
export const deleteTemplates = (call: Call): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const templates = await tx<{ id: string }[]>`
      select id from school_subject where tenant_id = ${tenantId} and is_template order by id for update`
    const ids = templates.map(({ id }) => id)
    await recordChange(tx, call, 'delete', ids, async () => {
      await tx`delete from school_subject where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`
      return { ids }
    })
    await audit(tx, call, 'subject.delete', ids)
    return undefined
  })
