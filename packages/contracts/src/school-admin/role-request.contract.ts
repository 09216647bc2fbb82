import * as z from 'zod/mini'
import { roleTypes } from '../identity/role-types'
import { roleStatuses } from '../identity/user.contract'
import { id, instant, personSchema } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'
import { roleLosses } from './user-role.contract'

/** What the provider requests for a role, giving (rule role.8) or taking (rule role.10), by the id of the role. */
export const roleRequestSchema = z.object({
  id,
  /** The requested role type; for a loss the one afterwards. */
  requestedRoleType: z.enum(roleTypes),
  /** What is to be taken; null where something is given. */
  requestedLoss: z.nullable(z.enum(roleLosses)),
  requestedAt: instant,
  requestedBy: personSchema,
  /** The present role type until somebody confirms; for a new person the same as the requested one. */
  roleType: z.enum(roleTypes),
  status: z.enum(roleStatuses),
  user: z.extend(personSchema, { email: z.string() }),
})
export type RoleRequest = z.infer<typeof roleRequestSchema>

export const answerRoleRequestSchema = z.strictObject({
  accept: z.boolean(),
  /** What is taken by it, as the list has it; EDIT_CONFLICT when something else is requested by now. */
  requestedLoss: z.optional(z.nullable(z.enum(roleLosses))),
})
export type AnswerRoleRequest = z.infer<typeof answerRoleRequestSchema>

export const roleRequestRoutes = defineRoutes({
  listRoleRequests: {
    method: 'GET',
    path: '/tenants/current/role-requests',
    owner: 'school-admin',
    access: 'manager',
    list: { id: 'uuid', requestedRoleType: 'text', requestedAt: 'instant', email: 'text' },
    response: roleRequestSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Only an admin confirms or refuses, and about a loss not the person concerned. */
  answerRoleRequest: {
    method: 'PUT',
    path: '/tenants/current/role-requests/{userRoleId}',
    owner: 'school-admin',
    access: 'manager',
    confirmation: { field: 'accept', value: true },
    params: z.object({ userRoleId: id }),
    body: answerRoleRequestSchema,
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT'],
    extension: true,
  },
})
