import type { ClassTemplateContents } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import type { Call } from '@lernspur/service-kit/call/call'
import { readContents } from './class-template.query'

/** What a template of the class would take over (rule class-template.1). */
export const getTemplateContents = (call: Call, schoolClassId: string): Promise<ClassTemplateContents> =>
  call.write(async (tx) => {
    await requireClassRight(tx, call.actor, schoolClassId, 'admin')
    return readContents(tx, call.actor.tenantId, schoolClassId)
  })
