import * as z from 'zod/mini'
import {
  addUserSchema,
  updateUserRoleSchema,
  userRoleFields,
  userRoleSchema,
  userRowSchema,
} from '../school-admin/user-role.contract'
import { id } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { createErrors, deleteErrors, updateErrors } from '../wire/route-errors'
import { tenantParams } from './tenant-params'

const roleParams = z.extend(tenantParams, { userRoleId: id })

/** People of all schools. The provider sees who works where, and no rights on single classes. */
export const providerUserRoutes = defineRoutes({
  /** Not for the provider's own people, whom only schools may invite. */
  addTenantUser: {
    method: 'POST',
    path: '/provider/tenants/{tenantId}/add-user',
    owner: 'provider',
    access: 'provider',
    params: tenantParams,
    body: addUserSchema,
    response: userRoleSchema,
    status: 201,
    errors: [...createErrors, 'USER_ALREADY_EXISTS', 'EMAIL_COOLDOWN_ACTIVE', 'TOO_MANY_REQUESTS'],
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
    errors: updateErrors,
  },
  deleteTenantUserRole: {
    method: 'DELETE',
    path: '/provider/tenants/{tenantId}/user-roles/{userRoleId}',
    owner: 'provider',
    access: 'provider',
    params: roleParams,
    status: 200,
    errors: deleteErrors,
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
      /** Schools where the user has a role, in any status. */
      tenantIds: 'uuids',
    },
    response: userRowSchema,
    status: 200,
    errors: [],
  },
})
