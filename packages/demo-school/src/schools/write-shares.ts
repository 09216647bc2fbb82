import type { SubjectRecord } from '../curriculum/write-subjects'
import type { StaffIds } from '../people/write-staff'
import { newId, stampedAt, type TenantWriter } from '../tenant-writer'
import type { SharePlan } from './school-plan'

/** Lets subject teachers write entries in their subjects of a class, and nothing more. */
export const writeShares = async (
  writer: TenantWriter,
  shares: readonly SharePlan[],
  schoolClassId: string,
  subjects: readonly SubjectRecord[],
  staff: StaffIds,
  instant: string,
): Promise<void> => {
  const rights = shares.map((share) => ({ id: newId(), ...share }))
  await writer.insert(
    'class_access_right',
    rights.map(({ id, email }) => ({
      id,
      schoolClassId,
      userId: staff(email),
      canManageAccessRights: false,
      canManageStudents: false,
      canManagePerformanceVisuals: false,
      canManageCompetences: false,
      canWriteCompetenceEntries: true,
      ...stampedAt(instant),
    })),
  )
  await writer.insert(
    'class_access_right_subject',
    rights.flatMap((right) =>
      subjects
        .filter(({ plan }) => right.subjects.includes(plan.key))
        .map((subject) => ({
          id: newId(),
          classAccessRightId: right.id,
          schoolClassId,
          schoolSubjectId: subject.id,
        })),
    ),
  )
}
