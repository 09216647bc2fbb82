import type { RoleType } from '@lernspur/contracts/user.contract'
import type { AddUser, AddUsers, UserRole } from '@lernspur/contracts/user-role.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { mayTouch } from './user-role.policy'
import { readUserRoles } from './user-role.query'

interface NewPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Gives each person an account, where there is none, and an open invitation; answers the roles that are new. */
const invite = async (
  tx: Transaction,
  { actor }: Call,
  people: readonly NewPerson[],
  roleType: RoleType,
): Promise<string[]> => {
  await tx`
    insert into app_user (email, first_name, last_name)
    select p.email, p."firstName", p."lastName"
    from jsonb_to_recordset(${tx.json(people as never)}) as p (email text, "firstName" text, "lastName" text)
    on conflict (email) do nothing`
  const roles = await tx<{ id: string }[]>`
    insert into user_role (user_id, tenant_id, role_type, status)
    select u.id, ${actor.tenantId}, ${roleType}, 'invitationPending'
    from app_user u where u.email = any(${people.map((person) => person.email)}::text[])
    on conflict (tenant_id, user_id) do nothing
    returning id`
  return roles.map((role) => role.id)
}

/** Invites one person; USER_ALREADY_EXISTS when the address has a role at the school. */
export const addUser = (call: Call, { roleType, ...person }: AddUser): Promise<UserRole> =>
  call.write(async (tx) => {
    if (!mayTouch(call.actor, roleType)) refuse('CREATE_NOT_ALLOWED')
    const ids = await invite(tx, call, [{ ...person, email: person.email.toLowerCase() }], roleType)
    const [row] = await readUserRoles(tx, call, ids)
    if (!row) return refuse('USER_ALREADY_EXISTS')
    await audit(tx, call, 'user-role.create', row.id)
    return row
  })

/** Invites many by address; who has a role at the school keeps it and is not among the answers. */
export const addUsers = (call: Call, { emails, roleType }: AddUsers) =>
  call.write(async (tx) => {
    if (!mayTouch(call.actor, roleType)) refuse('CREATE_NOT_ALLOWED')
    const addresses = [...new Set(emails.map((email) => email.toLowerCase()))]
    const people = addresses.map((email) => ({ email, firstName: '', lastName: '' }))
    const ids = await invite(tx, call, people, roleType)
    await audit(tx, call, 'user-role.create', ids)
    const rows = await readUserRoles(tx, call, ids)
    return { rows, count: rows.length }
  })
