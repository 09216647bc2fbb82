import { isMissingAddress, missingAddress } from '@lernspur/contracts/identity/missing-address'
import type { SchoolWriter } from '@lernspur/database/copy/school/write-school'
import { Problem } from '../console/problem'

/** How an account moves: with what it signs in with, with its address only, or with its name only (rule move.1). */
const accountKind = `case
  when exists (select from user_role ur where ur.tenant_id = $school and ur.user_id = u.id and ur.status in ('active', 'disabled'))
    then 'member'
  when exists (select from user_role ur where ur.tenant_id = $school and ur.user_id = u.id) then 'invited'
  else 'named' end`

/** What a column of app_user holds in an archive, as SQL over `u` and its kind `k`; those not listed move as they are. */
const columnOf: Readonly<Record<string, string>> = {
  email: `case when k.kind = 'named' then '${missingAddress(`' || replace(u.id::text, '-', '') || '`)}' else u.email end`,
  password_hash: `case when k.kind = 'member' then u.password_hash end`,
  avatar: `case when k.kind = 'member' then u.avatar end`,
  last_signed_in_at: `case when k.kind = 'member' then u.last_signed_in_at end`,
  school_draft: 'null',
  deactivated_at: `case when k.kind = 'named' then coalesce(u.deactivated_at, u.created_at) else u.deactivated_at end`,
}

/** SQL for the accounts `ids` as the archive of a school has them. */
export const accountsQuery = (columns: readonly string[], schoolId: string, ids: readonly string[]): string => `
  select ${columns.map((column) => columnOf[column] ?? `u.${column}`).join(', ')}
  from app_user u
  cross join lateral (select ${accountKind.replaceAll('$school', `'${schoolId}'`)} as kind) k
  where u.id in (${ids.map((id) => `'${id}'`).join(', ')})
  order by u.id`

/** SQL for what members of a school sign in with, and how they want to be told of things. */
export const ofMembersQuery = (table: string, columns: readonly string[], schoolId: string, key: readonly string[]) => `
  select ${columns.join(', ')} from ${table}
  where user_id in (
    select ur.user_id from user_role ur where ur.tenant_id = '${schoolId}' and ur.status in ('active', 'disabled'))
  order by ${key.join(', ')}`

/** An account of an archive. */
export interface ArchivedAccount {
  readonly id: string
  readonly email: string
  /** `<issuer> <subject>` of each identity that it signs in with. */
  readonly identities: readonly string[]
}

interface OwnAccount {
  readonly id: string
  readonly email: string
  readonly isOpen: boolean
  readonly isProven: boolean
  readonly identities: readonly string[] | null
}

const readOwn = (sql: SchoolWriter['sql'], accounts: readonly ArchivedAccount[]) => sql<OwnAccount[]>`
  select u.id, u.email, u.deactivated_at is null as is_open,
    u.last_signed_in_at is not null or u.password_hash is not null as is_proven,
    (select array_agg(ei.issuer || ' ' || ei.subject) from external_identity ei where ei.user_id = u.id) as identities
  from app_user u
  where u.id = any(${accounts.map(({ id }) => id)})
    or u.email = any(${accounts.map(({ email }) => email)})
    or u.id in (
      select ei.user_id from external_identity ei
      where ei.issuer || ' ' || ei.subject = any(${accounts.flatMap(({ identities }) => [...identities])}))`

/** Which accounts here those of an archive become. */
interface JoinedAccounts {
  /** Ids of the archive to ids here, for accounts that are here already. */
  readonly ids: ReadonlyMap<string, string>
  /** Addresses of members who were joined to an account that is here. */
  readonly addresses: readonly string[]
}

/** Why an account cannot become the one that is here; undefined when it can (rule move.6). */
const refusal = ({ email }: ArchivedAccount, own: OwnAccount): string | undefined => {
  if (!own.isOpen)
    return `${email} has an account here that is disabled or closed: open it first, or change its address`
  if (!own.isProven)
    return `${email} has an account here that nobody has signed in to: let its owner sign in first, or delete it`
  return undefined
}

/**
 * Joins accounts of an archive to those that are here (rule move.6): to the one of the same id, of the same identity, or of
 * the same address. Throws a Problem that names each one that cannot be joined.
 */
export const joinAccounts = async (
  sql: SchoolWriter['sql'],
  accounts: readonly ArchivedAccount[],
): Promise<JoinedAccounts> => {
  const own = await readOwn(sql, accounts)
  const ids = new Map<string, string>()
  const addresses: string[] = []
  const refusals: string[] = []
  for (const account of accounts) {
    const { id, email, identities } = account
    const same = own.find((one) => one.id === id)
    const known = own.find((one) => one.identities?.some((identity) => identities.includes(identity)))
    const addressed = own.find((one) => one.email === email)
    const found = same ?? known ?? addressed
    if (!found) continue
    // Somebody whose name alone moves has no address, and gains no right by it.
    const isNamedOnly = isMissingAddress(email) && identities.length === 0
    if (isNamedOnly) {
      ids.set(id, found.id)
      continue
    }
    if (same && same.email !== email && !isMissingAddress(same.email))
      refusals.push(`${email} has another address here: ${same.email}`)
    else if ([known, addressed].some((one) => one && one.id !== found.id))
      refusals.push(`${email} has two accounts here, one by its address and one by its portal`)
    else {
      const reason = refusal(account, found)
      if (reason) refusals.push(reason)
      ids.set(id, found.id)
      addresses.push(email)
    }
  }
  if (new Set(ids.values()).size < ids.size) refusals.push('two people of the archive have one account here')
  if (refusals.length === 0) return { ids, addresses }
  throw new Problem(
    `People of the school cannot be joined to the accounts here: ${refusals.join('; ')}. Nothing was imported.`,
  )
}
