import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import { requireOpenClass } from '@lernspur/service-kit/access/class-access'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { requireOwnName } from './own-name'
import { readGroup } from './report-group.query'

/** Inserts an empty group of a class; VALIDATION_FAILED at `path` for a name that another one has. */
export const insertGroup = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  name: string,
  path: 'name' | 'groupName',
): Promise<string> => {
  await requireOwnName(tx, call, schoolClassId, name, path)
  const id = Bun.randomUUIDv7()
  await tx`
    insert into report_group (tenant_id, id, name, school_class_id, created_by_id)
    values (${call.actor.tenantId}, ${id}, ${name}, ${schoolClassId}, ${call.actor.userId})`
  await audit(tx, call, 'report-group.create', id)
  return id
}

/** Creates an empty group of reports in a class, with a name of its own (rule report-work.4). */
export const createReportGroup = (call: Call, schoolClassId: string, name: string): Promise<ReportGroup> =>
  call.write(async (tx) => {
    await requireOpenClass(tx, call.actor, schoolClassId)
    return readGroup(tx, call, await insertGroup(tx, call, schoolClassId, name, 'name'))
  })
