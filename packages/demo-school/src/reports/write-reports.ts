import type { ObservationRecord } from '../observations/generate-observations'
import type { SchoolPlan } from '../schools/school-plan'
import type { ClassRecord } from '../schools/write-class'
import { newId, stampedAt, type TenantWriter } from '../tenant-writer'
import { composeReport } from './compose-report'
import type { ReportBatch } from './report-batch'

/** Writes a batch of reports of a class, with its group when it has one. */
export const writeReports = async (
  writer: TenantWriter,
  school: SchoolPlan,
  schoolClass: ClassRecord,
  batch: ReportBatch,
  observations: readonly ObservationRecord[],
): Promise<void> => {
  const groupId = batch.groupName === null ? null : newId()
  if (groupId) {
    await writer.insert('report_group', [
      {
        id: groupId,
        name: batch.groupName,
        schoolClassId: schoolClass.id,
        createdById: schoolClass.classTeacherId,
        ...stampedAt(batch.createdAt),
      },
    ])
  }
  const reports = schoolClass.children
    .slice(0, batch.children)
    .map((child) => composeReport(school, schoolClass, batch, groupId, child, observations))
  await writer.insert(
    'report',
    reports.map(({ report }) => report),
  )
  await writer.insert(
    'report_subject',
    reports.flatMap(({ subjects }) => subjects),
  )
}
