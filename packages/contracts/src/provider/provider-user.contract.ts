import * as z from 'zod/mini'
import { tenantParams } from '../school-admin/tenant.contract'
import {
  addUserSchema,
  updateUserRoleSchema,
  userRoleFields,
  userRoleSchema,
  userRowSchema,
} from '../school-admin/user-role.contract'
import { id } from '../wire/fields'
import { defineRoutes } from '../wire/route'

const roleParams = z.extend(tenantParams, { userRoleId: id })

/** People of all schools. The provider sees who works where, and no rights on single classes. */
export const providerUserRoutes = defineRoutes({
  /** Nobody of the provider's own people: those a school invites itself. */
  addTenantUser: {
    method: 'POST',
    path: '/provider/tenants/{tenantId}/add-user',
    owner: 'provider',
    access: 'provider',
    params: tenantParams,
    body: addUserSchema,
    response: userRoleSchema,
    status: 201,
    errors: ['NOT_FOUND', 'CREATE_NOT_ALLOWED', 'USER_ALREADY_EXISTS', 'VALIDATION_FAILED'],
  },
  listTenantUserRoles: {
    method: 'GET',
    path: '/provider/tenants/user-roles',
    owner: 'provider',
    access: 'provider',
    list: { ...userRoleFields, tenantId: 'uuid', tenantName: 'text' },
    response: userRoleSchema,
    status: 200,
    errors: [],
  },
  updateTenantUserRole: {
    method: 'PUT',
    path: '/provider/tenants/{tenantId}/user-roles/{userRoleId}',
    owner: 'provider',
    access: 'provider',
    params: roleParams,
    body: updateUserRoleSchema,
    response: userRoleSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED', 'EMPTY_DTO', 'VALIDATION_FAILED'],
  },
  deleteTenantUserRole: {
    method: 'DELETE',
    path: '/provider/tenants/{tenantId}/user-roles/{userRoleId}',
    owner: 'provider',
    access: 'provider',
    params: roleParams,
    status: 200,
    errors: ['NOT_FOUND', 'NO_PERMISSION'],
  },
  listProviderUsers: {
    method: 'GET',
    path: '/provider/users',
    owner: 'provider',
    access: 'provider',
    list: {
      id: 'uuid',
      email: 'text',
      firstName: 'text',
      lastName: 'text',
      isSetupCompleted: 'boolean',
      competenceObservationsCount: 'integer',
      /** Schools where the person has a role, whatever its state. */
      tenantIds: 'uuids',
    },
    response: userRowSchema,
    status: 200,
    errors: [],
  },
})
