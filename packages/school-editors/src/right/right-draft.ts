import type { AccessRight } from '@lernspur/contracts/school-admin/access-right.contract'
import { type ClassPermission, classPermissions } from '@lernspur/contracts/school-admin/class-permissions'

/** The permissions of one person on one class, without the person. */
export interface RightDraft extends Readonly<Record<ClassPermission, boolean>> {
  readonly schoolSubjectIds: readonly string[]
  /** The last day on which it holds; null for no end. One that is left out stays as it is. */
  readonly endsOn?: string | null | undefined
}

/** A right without any permission or subject. */
export const emptyRight: RightDraft = {
  canManageAccessRights: false,
  canManageStudents: false,
  canManagePerformanceVisuals: false,
  canManageCompetences: false,
  canWriteCompetenceEntries: false,
  schoolSubjectIds: [],
}

/** A stored right as a draft. */
export const draftOf = (right: Pick<AccessRight, ClassPermission | 'schoolSubjectIds' | 'endsOn'>): RightDraft => ({
  ...(Object.fromEntries(classPermissions.map((one) => [one, right[one]])) as Record<ClassPermission, boolean>),
  schoolSubjectIds: right.schoolSubjectIds,
  ...(right.endsOn !== undefined && { endsOn: right.endsOn }),
})

/** The right with a subject added or taken away. */
export const withSubject = (right: RightDraft, subjectId: string, isShared: boolean): RightDraft => {
  const others = right.schoolSubjectIds.filter((id) => id !== subjectId)
  return { ...right, schoolSubjectIds: isShared ? [...others, subjectId] : others }
}

/** Permissions to run the class, in the order in which they are shown. */
export const managing = [
  'canManageStudents',
  'canManageCompetences',
  'canManagePerformanceVisuals',
  'canManageAccessRights',
] as const satisfies readonly ClassPermission[]
