import * as z from 'zod/mini'
import { id } from '../wire/fields'

/** Rights on one class (rule class-right.1). */
export const classPermissions = [
  'canManageAccessRights',
  'canManageStudents',
  'canManagePerformanceVisuals',
  'canManageCompetences',
  'canWriteCompetenceEntries',
] as const
export type ClassPermission = (typeof classPermissions)[number]

/** The fields of an access right that say what its holder may do. */
export const permissionShape = {
  canManageAccessRights: z.boolean(),
  canManageStudents: z.boolean(),
  canManagePerformanceVisuals: z.boolean(),
  canManageCompetences: z.boolean(),
  canWriteCompetenceEntries: z.boolean(),
  /** Subjects of the class whose observations, statistics and report parts are visible. */
  schoolSubjectIds: z.array(id),
}

/** The caller's access right in a class, as the class contains it. */
export const ownRightSchema = z.object(permissionShape)
export type OwnRight = z.infer<typeof ownRightSchema>
