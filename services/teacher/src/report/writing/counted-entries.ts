import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { entriesQuery } from '../create/report.entries'
import type { SourceEntry } from '../create/report.snapshot'

type CountingReport = Pick<
  Report,
  'id' | 'schoolClassId' | 'startDate' | 'endDate' | 'originalStudentId' | 'subjects' | 'status'
>

/**
 * Today's entries that reports count, by the id of the report: of its child and period, and of the assessments that it
 * was made from. Reports that belong together are asked for at once.
 */
export const countedEntries = async (
  tx: Transaction,
  call: Call,
  reports: readonly CountingReport[],
): Promise<ReadonlyMap<string, readonly SourceEntry[]>> => {
  const open = reports.filter(({ schoolClassId, status }) => schoolClassId !== null && status === 'inProgress')
  if (open.length === 0) return new Map()
  const rows = await tx<{ id: string; ids: string[] | null }[]>`
    select r.id, r.performance_assessment_ids as ids from report r
    where r.tenant_id = ${call.actor.tenantId} and r.id = any(${open.map(({ id }) => id)}::uuid[])`
  const assessmentIds = new Map(rows.map(({ id, ids }) => [id, ids]))
  const sets = Map.groupBy(open, ({ id, schoolClassId, startDate, endDate }) =>
    JSON.stringify([schoolClassId, startDate, endDate, assessmentIds.get(id)]),
  )
  const found = await Promise.all(
    [...sets.values()].map(async (set) => {
      const [first] = set
      if (!first || first.schoolClassId === null) return []
      const { schoolClassId, startDate, endDate } = first
      const entries = await entriesQuery(
        tx,
        call,
        { schoolClassId, startDate, endDate, assessmentIds: assessmentIds.get(first.id) ?? undefined },
        [...new Set(set.map(({ originalStudentId }) => originalStudentId))],
        [...new Set(set.flatMap(({ subjects }) => subjects.map(({ schoolSubjectId }) => schoolSubjectId)))],
      )
      const ofStudent = Map.groupBy(entries, ({ studentId }) => studentId)
      return set.map(({ id, originalStudentId }) => [id, ofStudent.get(originalStudentId) ?? []] as const)
    }),
  )
  return new Map(found.flat())
}
