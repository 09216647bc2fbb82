import type { RoleType } from '@lernspur/contracts/user.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Transaction } from '@lernspur/service-kit/call'

/** In its own tenant the provider follows the rules of a school: managers manage, and only admins change admins. */
export const mayTouch = ({ tenantId, roleType }: Actor, of: string, ...roleTypes: readonly RoleType[]): boolean =>
  of !== tenantId || roleType === 'admin' || (roleType === 'manager' && !roleTypes.includes('admin'))

/** Whether an address belongs to the provider's own people, who must not admit each other to schools. */
export const isOwnPerson = async (tx: Transaction, { tenantId }: Actor, email: string): Promise<boolean> => {
  const rows = await tx`
    select from user_role ur join app_user u on u.id = ur.user_id
    where ur.tenant_id = ${tenantId} and u.email = ${email.toLowerCase()}`
  return rows.length > 0
}
