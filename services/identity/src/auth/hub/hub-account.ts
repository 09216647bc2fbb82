import { missingAddress } from '@lernspur/contracts/identity/missing-address'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { VerifiedClaims } from '../identity-provider/verified-claims'
import type { HubPerson } from './hub-person'

type Identity = Pick<VerifiedClaims, 'issuer' | 'subject'>

/** The account of an identity. */
export interface HubAccount {
  readonly userId: string
  readonly externalIdentityId: string
  readonly isNew: boolean
}

/** Several first sign-ins of a person wait for each other, so that they make one account. */
export const lockIdentity = (tx: Transaction, { issuer, subject }: Identity) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([issuer, subject])}, 0))`

/** The account that an identity is linked to; HUB_ACCOUNT_DISABLED for one that is closed. */
export const findHubAccount = async (
  tx: Transaction,
  { issuer, subject }: Identity,
): Promise<HubAccount | undefined> => {
  const [found] = await tx<{ id: string; userId: string; isClosed: boolean }[]>`
    select ei.id, ei.user_id, u.deactivated_at is not null as is_closed
    from external_identity ei join app_user u on u.id = ei.user_id
    where ei.issuer = ${issuer} and ei.subject = ${subject}`
  if (!found) return undefined
  if (found.isClosed) return refuse('HUB_ACCOUNT_DISABLED')
  return { userId: found.userId, externalIdentityId: found.id, isNew: false }
}

/** Makes an account without an address, that only this identity opens (rule external.6). */
export const createHubAccount = async (
  tx: Transaction,
  { language }: Pick<Call, 'language'>,
  { issuer, subject }: Identity,
  { firstName, lastName }: HubPerson,
): Promise<HubAccount> => {
  const [account] = await tx<{ id: string; userId: string }[]>`
    with made as (
      insert into app_user (email, first_name, last_name, language)
      values (${missingAddress(crypto.randomUUID())}, ${firstName}, ${lastName}, ${language})
      returning id
    )
    insert into external_identity (user_id, issuer, subject, last_used_at)
    select made.id, ${issuer}, ${subject}, now() from made
    returning id, user_id`
  if (!account) throw new Error('The account was not made.')
  return { userId: account.userId, externalIdentityId: account.id, isNew: true }
}

/** Records the use, and adds names that the account lacks; what a person has typed stays. */
export const refreshHubAccount = async (
  tx: Transaction,
  { userId, externalIdentityId }: HubAccount,
  { firstName, lastName }: HubPerson,
): Promise<void> => {
  await tx`update external_identity set last_used_at = now() where id = ${externalIdentityId}`
  await tx`
    update app_user set
      first_name = case when first_name = '' then ${firstName} else first_name end,
      last_name = case when last_name = '' then ${lastName} else last_name end,
      updated_at = now()
    where id = ${userId} and ((first_name = '' and ${firstName} <> '') or (last_name = '' and ${lastName} <> ''))`
}
