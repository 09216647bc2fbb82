import { providerUserRoutes } from '@lernspur/contracts/provider-user.contract'
import type { AddUser, UpdateUserRole } from '@lernspur/contracts/user-role.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type Roles = ListOf<typeof providerUserRoutes.listTenantUserRoles>
type Users = ListOf<typeof providerUserRoutes.listProviderUsers>

export const providerUserKeys = {
  all: ['provider-user'],
  roles: (list: Roles) => ['provider-user', 'roles', list],
  list: (list: Users) => ['provider-user', 'list', list],
} as const

// Schools show how many people work there.
const meta = { invalidates: [providerUserKeys.all, ['provider-tenant']] }

/** People of all schools, with roles and counts only. */
export const providerUserListQuery = (list: Users = {}) =>
  queryOptions({
    queryKey: providerUserKeys.list(list),
    queryFn: ({ signal }) => call(providerUserRoutes.listProviderUsers, { list, signal }),
  })

/** Roles at all schools; filter by `tenantId`. */
export const tenantUserRoleListQuery = (list: Roles = {}) =>
  queryOptions({
    queryKey: providerUserKeys.roles(list),
    queryFn: ({ signal }) => call(providerUserRoutes.listTenantUserRoles, { list, signal }),
  })

interface Invitation {
  tenantId: string
  body: AddUser
  idempotencyKey?: string
}

/** Invites somebody to a school; USER_ALREADY_EXISTS when the address has a role there. */
export const addTenantUserMutation = () =>
  mutationOptions({
    mutationKey: ['provider-user', 'add'],
    mutationFn: ({ tenantId, body, idempotencyKey }: Invitation) =>
      call(providerUserRoutes.addTenantUser, { params: { tenantId }, body, idempotencyKey }),
    meta,
  })

interface RoleOf {
  tenantId: string
  userRoleId: string
}

export const updateTenantUserRoleMutation = () =>
  mutationOptions({
    mutationKey: ['provider-user', 'update-role'],
    mutationFn: ({ body, ...params }: RoleOf & { body: UpdateUserRole }) =>
      call(providerUserRoutes.updateTenantUserRole, { params, body }),
    meta,
  })

export const deleteTenantUserRoleMutation = () =>
  mutationOptions({
    mutationKey: ['provider-user', 'delete-role'],
    mutationFn: (params: RoleOf) => call(providerUserRoutes.deleteTenantUserRole, { params }),
    meta,
  })
