import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { keptFor } from './class-template.policy'
import { readClassTemplate } from './class-template.query'

/** Takes the deletion of a template back; NOT_FOUND after an hour (rule class-template.3). */
export const restoreClassTemplate = (call: Call, id: string): Promise<ClassTemplate> =>
  call.write(async (tx) => {
    const { tenantId } = call.actor
    const restored = await tx`
      update school_class set is_active = true, updated_at = clock_timestamp()
      where tenant_id = ${tenantId} and id = ${id} and is_template and not is_active
        and updated_at >= now() - ${keptFor}::interval`
    if (restored.count === 0) refuse('NOT_FOUND')
    await audit(tx, call, 'class-template.undo', id)
    return readClassTemplate(tx, tenantId, id)
  })
