import type { ReportPart, ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { PartOwners } from '../parts/part-owners'

/** Whose work a part of a report is, or that nothing is left to do in it. */
export type PartState = 'mine' | 'others' | 'nobody' | 'done'

/** The states in the order of the legend. */
export const partStates: readonly PartState[] = ['mine', 'others', 'nobody', 'done']

/** The state of a part for a user; a completed report has nothing open, whatever its parts say. */
export const partStateOf = (
  { status }: Pick<ReportSummary, 'status'>,
  part: Pick<ReportPart, 'status' | 'schoolSubjectId'>,
  owners: PartOwners,
  userId: string,
): PartState => {
  if (status === 'completed' || part.status === 'completed') return 'done'
  const people = owners.get(part.schoolSubjectId) ?? []
  if (people.length === 0) return 'nobody'
  return people.some(({ id }) => id === userId) ? 'mine' : 'others'
}
