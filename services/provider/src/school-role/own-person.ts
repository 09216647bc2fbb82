import type { Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Whether an address belongs to the provider's own people, who must not admit each other to schools. */
export const isOwnPerson = async (tx: Transaction, { tenantId }: Actor, email: string): Promise<boolean> => {
  const rows = await tx`
    select from user_role ur join app_user u on u.id = ur.user_id
    where ur.tenant_id = ${tenantId} and u.email = ${email.toLowerCase()}`
  return rows.length > 0
}
