import type { CompletedReportsChoice, ErasureCounts } from '@lernspur/contracts/school-admin/student-erasure.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

/** What is removed when the student is erased (rule keeping.1); NOT_FOUND for a student of another school. */
export const previewErasure = async (
  call: Call,
  studentId: string,
  completedReports: CompletedReportsChoice,
): Promise<ErasureCounts> => {
  const [[row]] = await call.read((tx) => [
    tx<{ counts: ErasureCounts | null }[]>`
      select count_student(${call.actor.tenantId}, ${studentId}, ${completedReports === 'keep'}) as counts`,
  ])
  return row?.counts ?? refuse('NOT_FOUND')
}
