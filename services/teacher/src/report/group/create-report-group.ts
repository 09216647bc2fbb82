import type { ReportGroup } from '@lernspur/contracts/report-group.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { requireOpenClass } from '@lernspur/service-kit/class-access'
import { readGroup } from './report-group.query'

/** Creates an empty group of reports in a class. */
export const createReportGroup = (call: Call, schoolClassId: string, name: string): Promise<ReportGroup> =>
  call.write(async (tx) => {
    await requireOpenClass(tx, call.actor, schoolClassId)
    const id = Bun.randomUUIDv7()
    await tx`
      insert into report_group (tenant_id, id, name, school_class_id, created_by_id)
      values (${call.actor.tenantId}, ${id}, ${name}, ${schoolClassId}, ${call.actor.userId})`
    await audit(tx, call, 'report-group.create', id)
    return readGroup(tx, call, id)
  })
