import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'

/** Deletes all subject templates of the school with their contents; subjects of classes stay. */
export const deleteTemplates = (call: Call): Promise<undefined> =>
  call.write(async (tx) => {
    const gone = await tx<{ id: string }[]>`
      delete from school_subject where tenant_id = ${call.actor.tenantId} and is_template returning id`
    await audit(
      tx,
      call,
      'subject.delete',
      gone.map((row) => row.id),
    )
    return undefined
  })
