import type { SupportAct } from '@lernspur/contracts/identity/support-case.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call/call'
import { fits, type HelpedPerson, mayHelp } from './support-case.policy'

/** The account that meets a condition on `u` (app_user). */
export const findHelpedPerson = async (
  tx: Transaction,
  { actor }: Call,
  condition: Query,
): Promise<HelpedPerson | undefined> => {
  const [person] = await tx<HelpedPerson[]>`
    select u.id, u.email, u.first_name, u.language, u.deactivated_at is null as is_active,
      u.disabled_reason is not null as is_disabled,
      (
        select ur.role_type from user_role ur
        where ur.user_id = u.id and ur.tenant_id = ${actor.tenantId} and ur.status in ('active', 'disabled')
      ) as own_role_type
    from app_user u where ${condition}`
  return person
}

/**
 * The account of an act. NOT_FOUND, NO_PERMISSION when the policy forbids the act, UPDATE_NOT_ALLOWED when it does not
 * fit the account's state.
 */
export const requireHelpedPerson = async (
  tx: Transaction,
  call: Call,
  id: string,
  act: SupportAct,
): Promise<HelpedPerson> => {
  const person = (await findHelpedPerson(tx, call, tx`u.id = ${id}`)) ?? refuse('NOT_FOUND')
  if (!mayHelp(call.actor, person, act)) refuse('NO_PERMISSION')
  if (!fits(person, act)) refuse('UPDATE_NOT_ALLOWED')
  return person
}
