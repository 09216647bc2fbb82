import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { lockClassTemplate } from './class-template.policy'
import { readClassTemplate } from './class-template.query'

/** Renames a template. */
export const updateClassTemplate = (call: Call, id: string, name: string): Promise<ClassTemplate> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const current = await lockClassTemplate(tx, tenantId, id)
    await requireFresh(tx, call, current)
    await tx`
      update school_class set nickname = ${name}, updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id}`
    await audit(tx, call, 'class-template.update', id, differences(current, { name }))
    return readClassTemplate(tx, tenantId, id)
  })
