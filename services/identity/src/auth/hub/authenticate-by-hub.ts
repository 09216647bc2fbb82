import type { AuthAttemptStatus } from '@lernspur/contracts/identity/auth.contract'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import type { HubSettings } from '../identity-provider/hub-settings'
import { type ConfirmedSignIn, completeSignIn } from '../provider-sign-in/complete-sign-in'
import { fetchPersonInfo } from './fetch-person-info'
import { createHubAccount, findHubAccount, lockIdentity, refreshHubAccount } from './hub-account'
import { type HubPerson, readHubPerson } from './hub-person'
import { endHubRoles, giveHubRole } from './hub-role'
import { findHubSchools } from './hub-school'

/** What the hub says of the person, from the ID token or by a call of its own. */
const personOf = async (
  { language }: Pick<Call, 'language'>,
  { all, configuration, accessToken }: ConfirmedSignIn['claims'],
  hub: HubSettings,
): Promise<HubPerson> => {
  const person = hub.personInfo === undefined ? all : await fetchPersonInfo(configuration, hub.personInfo, accessToken)
  return readHubPerson(person, hub, language)
}

/** Somebody whom the hub no longer calls a teacher loses what it gave, and the sessions that it began. */
const withdraw = (call: Call, { claims }: ConfirmedSignIn): Promise<void> =>
  writeDirectory(call.db, async (tx) => {
    const account = await findHubAccount(tx, claims)
    if (!account) return
    await endHubRoles(tx, call, { userId: account.userId, providerId: claims.provider.id }, [])
    await tx`delete from session where external_identity_id = ${account.externalIdentityId}`
  })

/**
 * Signs in somebody by a hub, with an account of his or her own if there is none, and with the roles that the hub and
 * the schools give (rule external.5); all or nothing. HUB_CLAIM_MISSING, HUB_PERSON_UNKNOWN, HUB_ROLE_REFUSED,
 * HUB_SCHOOL_UNKNOWN, HUB_ACCOUNT_DISABLED, AUTH_PROVIDER_UNAVAILABLE.
 */
export const authenticateByHub = async (
  call: Call,
  signIn: ConfirmedSignIn,
  hub: HubSettings,
): Promise<AuthAttemptStatus> => {
  const { claims } = signIn
  const { provider } = claims
  const person = await personOf(call, claims, hub)
  if (person.schoolNumbers.length === 0) {
    await withdraw(call, signIn)
    return refuse('HUB_ROLE_REFUSED')
  }
  const schools = await findHubSchools(call.db, provider, person.schoolNumbers)
  if (schools.length === 0) {
    const details = person.schoolNumbers.map((message) => ({ path: 'schoolNumber', message }))
    return refuse('HUB_SCHOOL_UNKNOWN', details)
  }
  return writeDirectory(call.db, async (tx) => {
    await lockIdentity(tx, claims)
    const account = (await findHubAccount(tx, claims)) ?? (await createHubAccount(tx, call, claims, person))
    if (!account.isNew) await refreshHubAccount(tx, account, person)
    const member = { userId: account.userId, providerId: provider.id }
    await endHubRoles(tx, call, member, schools)
    for (const school of schools) await giveHubRole(tx, call, school, member)
    return completeSignIn(tx, signIn, account)
  })
}
