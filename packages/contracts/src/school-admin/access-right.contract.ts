import * as z from 'zod/mini'
import { roleTypes } from '../identity/role-types'
import { day, id, instant, personSchema, schoolClassParams } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors } from '../wire/route-errors'
import { permissionShape } from './class-permissions'

const rights = {
  id,
  schoolClass: z.object({ id, name: z.string() }),
  userRoleType: z.enum(roleTypes),
  ...permissionShape,
  createdAt: instant,
  updatedAt: instant,
}

/** The last day on which the right holds; null for no end (rule class-right.10). */
const endsOn = z.optional(z.nullable(day))

export const accessRightSchema = z.object({ ...rights, endsOn, user: personSchema })
export type AccessRight = z.infer<typeof accessRightSchema>

/** The access right of an invitation; the role type is the invitation's. */
export const invitationAccessRightSchema = z.object({ ...rights, invitationId: id })
export type InvitationAccessRight = z.infer<typeof invitationAccessRightSchema>

/** Maximum subjects of one right. */
export const accessRightLimits = { subjects: 200 } as const

const rightsInput = {
  canManageAccessRights: z.optional(z.boolean()),
  canManageStudents: z.optional(z.boolean()),
  canManagePerformanceVisuals: z.optional(z.boolean()),
  canManageCompetences: z.optional(z.boolean()),
  canWriteCompetenceEntries: z.optional(z.boolean()),
  schoolSubjectIds: z.optional(z.array(id).check(z.maxLength(accessRightLimits.subjects))),
}

/** All permissions the user is to have; omitted ones are revoked. Without `endsOn` an end stays as it is. */
export const createAccessRightSchema = z.strictObject({ userId: id, ...rightsInput, endsOn })
export type CreateAccessRight = z.infer<typeof createAccessRightSchema>
/** The permissions without the holder. */
export type AccessRightInput = Omit<CreateAccessRight, 'userId' | 'endsOn'>

/** All permissions that come with the invitation; omitted ones are not granted. */
export const createInvitationAccessRightSchema = z.strictObject({ invitationId: id, ...rightsInput })
export type CreateInvitationAccessRight = z.infer<typeof createInvitationAccessRightSchema>

/** The rights that a person is to have in a class; null revokes all. */
export const rightChangeSchema = z.strictObject({
  schoolClassId: id,
  userId: id,
  right: z.nullable(z.strictObject({ ...rightsInput, endsOn })),
  /** When the right last changed as far as the caller knows, null for no right; not checked if left out. */
  updatedAt: z.optional(z.nullable(instant)),
})
export type RightChange = z.infer<typeof rightChangeSchema>

/** Changes of one call. */
export const rightChangesLimit = 1000

export const setAccessRightsSchema = z.strictObject({
  changes: z.array(rightChangeSchema).check(z.minLength(1), z.maxLength(rightChangesLimit)),
})
export type SetAccessRights = z.infer<typeof setAccessRightsSchema>

/** Changes that undo these, as long as nobody changes the same rights again. */
export const setAccessRightsAnswerSchema = z.object({ undo: setAccessRightsSchema })
export type SetAccessRightsAnswer = z.infer<typeof setAccessRightsAnswerSchema>

/** A member in a class: by an access right, or as its creator, with all rights (rule class-right.2). */
export const classMemberSchema = z.object({
  /** Id of the access right; of the class for its creator. */
  id,
  user: z.extend(personSchema, { email: z.string() }),
  /** Has not answered the invitation to the school. */
  isPending: z.boolean(),
  schoolClass: z.object({ id, name: z.string() }),
  /** Subjects of the class by name; describing a right in words needs all of them. */
  subjects: z.array(z.object({ id, name: z.string() })),
  /** Null for the creator of the class. */
  right: z.nullable(
    z.extend(z.omit(z.object(rights), { id: true, schoolClass: true, userRoleType: true }), { endsOn }),
  ),
})
export type ClassMember = z.infer<typeof classMemberSchema>

const listed = { id: 'uuid', schoolClassId: 'uuid', createdAt: 'instant', updatedAt: 'instant' } as const

export const accessRightRoutes = defineRoutes({
  /** Creates or updates the access right of a user of the school; nobody grants a permission he or she lacks. */
  createAccessRight: {
    method: 'POST',
    path: '/classes/{schoolClassId}/access-rights',
    owner: 'school-admin',
    access: 'class:rights',
    params: schoolClassParams,
    body: createAccessRightSchema,
    response: accessRightSchema,
    status: 201,
    errors: createErrors,
  },
  /** Access right that comes with an open invitation; nobody grants a permission he or she lacks. */
  createInvitationAccessRight: {
    method: 'POST',
    path: '/classes/{schoolClassId}/invitation-access-rights',
    owner: 'school-admin',
    access: 'class:rights',
    params: schoolClassParams,
    body: createInvitationAccessRightSchema,
    response: invitationAccessRightSchema,
    status: 201,
    errors: createErrors,
  },
  /** Rights of many people in many classes, all or none. */
  setAccessRights: {
    method: 'POST',
    path: '/classes/access-rights/bulk',
    owner: 'school-admin',
    access: 'manager',
    body: setAccessRightsSchema,
    response: setAccessRightsAnswerSchema,
    status: 200,
    errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'VALIDATION_FAILED'],
    extension: true,
  },
  /** Who may do what in which active class. Managers and admins, who may do everything, are left out. */
  listClassMembers: {
    method: 'GET',
    path: '/tenants/current/class-members',
    owner: 'school-admin',
    access: 'manager',
    list: {
      id: 'uuid',
      userId: 'uuid',
      schoolClassId: 'uuid',
      firstName: 'text',
      lastName: 'text',
      className: 'text',
      /** Names of the subjects that the member sees. */
      subjects: 'texts',
      /** Person, class and subjects, for a search. */
      words: 'text',
    },
    response: classMemberSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Of a user or of an invitation. */
  deleteAccessRight: {
    method: 'DELETE',
    path: '/classes/{schoolClassId}/access-rights/{accessRightId}',
    owner: 'school-admin',
    access: 'class:rights',
    params: z.object({ schoolClassId: id, accessRightId: id }),
    status: 200,
    errors: deleteErrors,
  },
  listAccessRights: {
    method: 'GET',
    path: '/classes/access-rights',
    owner: 'school-admin',
    access: 'member',
    list: { ...listed, userId: 'uuid' },
    response: accessRightSchema,
    status: 200,
    errors: [],
  },
  listInvitationAccessRights: {
    method: 'GET',
    path: '/classes/invitation-access-rights',
    owner: 'school-admin',
    access: 'member',
    list: { ...listed, invitationId: 'uuid' },
    response: invitationAccessRightSchema,
    status: 200,
    errors: [],
  },
})
