import {
  type AddUser,
  type AddUsers,
  type UpdateUserRole,
  userRoleRoutes,
} from '@lernspur/contracts/user-role.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type RoleList = ListOf<typeof userRoleRoutes.listUserRoles>
type UserList = ListOf<typeof userRoleRoutes.listUsers>

export const userRoleKeys = {
  all: ['user-role'],
  roles: (list: RoleList) => ['user-role', 'roles', list],
  users: (list: UserList) => ['user-role', 'users', list],
} as const

const meta = { invalidates: [userRoleKeys.all] }

/** Everybody with a role at the school. */
export const userRoleListQuery = (list: RoleList = {}) =>
  queryOptions({
    queryKey: userRoleKeys.roles(list),
    queryFn: ({ signal }) => call(userRoleRoutes.listUserRoles, { list, signal }),
  })

/** People of the school with how much each has observed. */
export const userListQuery = (list: UserList = {}) =>
  queryOptions({
    queryKey: userRoleKeys.users(list),
    queryFn: ({ signal }) => call(userRoleRoutes.listUsers, { list, signal }),
  })

export const addUserMutation = () =>
  mutationOptions({
    mutationKey: ['user-role', 'add'],
    mutationFn: (body: AddUser) => call(userRoleRoutes.addUser, { body }),
    meta,
  })

export const addUsersMutation = () =>
  mutationOptions({
    mutationKey: ['user-role', 'add-many'],
    mutationFn: (body: AddUsers) => call(userRoleRoutes.addUsers, { body }),
    meta,
  })

export const updateUserRoleMutation = () =>
  mutationOptions({
    mutationKey: ['user-role', 'update'],
    mutationFn: ({ userRoleId, body }: { userRoleId: string; body: UpdateUserRole }) =>
      call(userRoleRoutes.updateUserRole, { params: { userRoleId }, body }),
    meta,
  })

export const deleteUserRoleMutation = () =>
  mutationOptions({
    mutationKey: ['user-role', 'delete'],
    mutationFn: (userRoleId: string) => call(userRoleRoutes.deleteUserRole, { params: { userRoleId } }),
    meta,
  })
