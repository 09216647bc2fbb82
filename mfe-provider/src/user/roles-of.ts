import { providerUserCalls } from '@lernspur/api-client/provider/provider-user.queries'
import { useQuery } from '@lernspur/app-runtime'

/** Roles of one person at all schools, in any status. */
export const rolesOfQuery = (userId: string) =>
  providerUserCalls.listTenantUserRoles({ filter: [{ field: 'userId', type: 'eq', value: userId }] })

/** The number of a person's active roles. */
export const useRoleCount = (userId: string): number =>
  useQuery(rolesOfQuery(userId)).data?.rows.filter(({ status }) => status === 'active').length ?? 0
