import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import {
  type ClassPermission,
  classPermissions,
  type OwnRight,
} from '@lernspur/contracts/school-admin/class-permissions'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'

/** What the signed-in user may do in one class. The server decides; this only hides what it would refuse. */
export interface ClassRights extends Readonly<Record<ClassPermission, boolean>> {
  /** Subjects whose observations, statistics and report subjects are visible. */
  readonly subjects: 'all' | readonly string[]
}

interface RightQuery {
  readonly userId: string
  readonly roleType: RoleType | null
  readonly schoolClass: Pick<SchoolClass, 'creatorId'>
  /** The user's access right on the class. */
  readonly right: OwnRight | null | undefined
}

const every = (value: boolean): Record<ClassPermission, boolean> => ({
  canManageAccessRights: value,
  canManageStudents: value,
  canManagePerformanceVisuals: value,
  canManageCompetences: value,
  canWriteCompetenceEntries: value,
})

export const noRights: ClassRights = { ...every(false), subjects: [] }

/** Managers, admins and the creator hold all rights, others the granted ones (rule class-right.2). */
export const classRightsOf = ({ userId, roleType, schoolClass, right }: RightQuery): ClassRights => {
  if (roleType === 'admin' || roleType === 'manager' || schoolClass.creatorId === userId)
    return { ...every(true), subjects: 'all' }
  if (!right || roleType === null) return noRights
  const granted = every(false)
  for (const permission of classPermissions) granted[permission] = right[permission]
  return { ...granted, subjects: right.schoolSubjectIds }
}

export const mayAccessSubject = (rights: ClassRights, schoolSubjectId: string): boolean =>
  rights.subjects === 'all' || rights.subjects.includes(schoolSubjectId)
