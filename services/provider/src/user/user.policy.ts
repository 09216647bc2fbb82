import type { RoleType } from '@lernspur/contracts/user.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Transaction } from '@lernspur/service-kit/call'

/** In its own house the provider keeps the rules of a school: managers lead, and only admins touch admins. */
export const mayTouch = ({ tenantId, roleType }: Actor, of: string, ...roleTypes: readonly RoleType[]): boolean =>
  of !== tenantId || roleType === 'admin' || (roleType === 'manager' && !roleTypes.includes('admin'))

/** Whether an address is one of the provider's own people, who must not let each other into schools. */
export const isOwnPerson = async (tx: Transaction, { tenantId }: Actor, email: string): Promise<boolean> => {
  const rows = await tx`
    select from user_role r join app_user u on u.id = r.user_id
    where r.tenant_id = ${tenantId} and u.email = ${email.toLowerCase()}`
  return rows.length > 0
}
