import * as z from 'zod/mini'
import { roleTypes } from '../identity/user.contract'
import { id, instant, personSchema } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** Rights on one class (specification, section 6). */
export const classPermissions = [
  'canManageAccessRights',
  'canManageStudents',
  'canManagePerformanceVisuals',
  'canManageCompetences',
  'canWriteCompetenceEntries',
] as const
export type ClassPermission = (typeof classPermissions)[number]

export const accessRightSchema = z.object({
  id,
  user: personSchema,
  schoolClass: z.object({ id, name: z.string() }),
  userRoleType: z.enum(roleTypes),
  canManageAccessRights: z.boolean(),
  canManageStudents: z.boolean(),
  canManagePerformanceVisuals: z.boolean(),
  canManageCompetences: z.boolean(),
  canWriteCompetenceEntries: z.boolean(),
  /** Subjects of the class whose observations, statistics and report parts are visible. */
  schoolSubjectIds: z.array(id),
  createdAt: instant,
  updatedAt: instant,
})
export type AccessRight = z.infer<typeof accessRightSchema>

export const accessRightRoutes = defineRoutes({
  listAccessRights: {
    method: 'GET',
    path: '/classes/access-rights',
    owner: 'school-admin',
    access: 'member',
    list: { id: 'uuid', userId: 'uuid', schoolClassId: 'uuid', createdAt: 'instant', updatedAt: 'instant' },
    response: accessRightSchema,
    status: 200,
    errors: [],
  },
})
