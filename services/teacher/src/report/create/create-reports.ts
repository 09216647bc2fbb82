import type { CreateReports, Report } from '@lernspur/contracts/teacher/report.contract'
import { requireOpenClass } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { visibleReport } from '../../report-access/visible-report'
import { insertGroup } from '../group/create-report-group'
import { requestReportSubjects } from '../notification/request-report-subjects'
import { byStudentName, reportColumns } from '../report.query'
import { collectSource } from './collect-source'
import { insertReports } from './report.insert'
import { announceCreation, trackCreation } from './running-creation'

const requireGroup = async (
  tx: Transaction,
  { actor }: Call,
  schoolClassId: string,
  groupId: string,
): Promise<void> => {
  const rows = await tx`
    select from report_group
    where tenant_id = ${actor.tenantId} and school_class_id = ${schoolClassId} and id = ${groupId} for share`
  if (rows.length === 0) refuse('NOT_FOUND')
}

const oneGroup = {
  de: 'Entweder eine Gruppe oder den Namen einer neuen.',
  en: 'Either a group or the name of a new one.',
} as const

/** The group of the reports, or a new one by its name; null for none. */
const groupOf = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  { groupId, groupName }: Pick<CreateReports, 'groupId' | 'groupName'>,
): Promise<string | null> => {
  if (groupId && groupName) refuse('VALIDATION_FAILED', [{ path: 'groupName', message: oneGroup[call.language] }])
  if (groupName) return insertGroup(tx, call, schoolClassId, groupName, 'groupName')
  if (groupId) await requireGroup(tx, call, schoolClassId, groupId)
  return groupId ?? null
}

/**
 * Creates one report per child as a snapshot of the class, with levels proposed from the observations of the period, in
 * one transaction (rule report.2). Colleagues are asked for their subjects. CREATE_NOT_ALLOWED for a class that takes
 * none (rule class.3) or a student who waits to be erased (rule erasure.1), NOT_FOUND for children, subjects or groups
 * that are not the caller's to use, STUDENT_NO_SUBJECT_RELATION for a report without any part.
 */
export const createReports = (call: Call, schoolClassId: string, input: CreateReports) =>
  trackCreation(call, schoolClassId, input.name, (reportProgress) =>
    call.write(async (tx) => {
      await announceCreation(tx, call, schoolClassId)
      const rights = await requireOpenClass(tx, call.actor, schoolClassId)
      const groupId = await groupOf(tx, call, schoolClassId, input)
      const source = await collectSource(tx, call, schoolClassId, input, rights)
      const ids = await insertReports(tx, call, { ...input, groupId, schoolClassId }, source, reportProgress)
      await audit(tx, call, 'report.create', ids)
      const { name: schoolClassName } = source.schoolClass
      await requestReportSubjects(tx, call, { ...input, groupId, schoolClassId, schoolClassName }, ids)
      const rows = await tx<Report[]>`
      select ${reportColumns(tx, call.actor)} from report r
      where ${visibleReport(tx, call.actor)} and r.id = any(${ids}::uuid[])
      order by ${byStudentName(tx, call.actor)}`
      return { rows: [...rows], count: rows.length }
    }),
  )
