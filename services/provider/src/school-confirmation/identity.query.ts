import type { Namesake, SchoolIdentity } from '@lernspur/contracts/provider/school-confirmation.contract'
import { isSameName } from '@lernspur/contracts/school-identity/name-skeleton'
import type { SchoolConfirmation } from '@lernspur/contracts/school-identity/school-confirmation'
import type { SchoolSealKey } from '@lernspur/contracts/school-identity/seal-key-revocation'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import { currentConfirmation } from '@lernspur/service-kit/tenant/seal/confirmation.query'
import { schoolSealKeys } from '@lernspur/service-kit/tenant/seal/seal-keys'
import { namedSchools, namesakesAmong } from './namesakes'

/** Name of a school; none where there is no such school, or where it is the provider. */
const ownName = (tx: Transaction, tenantId: string): Query<{ name: string }> => tx<{ name: string }[]>`
  select t.name from tenant t where t.id = ${tenantId} and not t.is_provider`

/** Statements of what the operator knows about a school; `identityOf` joins their results. */
export const identityQueries = (tx: Transaction, tenantId: string) =>
  [
    ownName(tx, tenantId),
    currentConfirmation(tx, tenantId),
    namedSchools(tx, tenantId),
    schoolSealKeys(tx, tenantId),
  ] as const

type Results = readonly [
  readonly { readonly name: string }[],
  readonly { readonly confirmation: SchoolConfirmation }[],
  readonly Namesake[],
  readonly SchoolSealKey[],
]

/** What the operator knows about a school; NOT_FOUND without one. */
export const identityOf = ([[own], [confirmed], schools, keys]: Results): SchoolIdentity => {
  if (!own) return refuse('NOT_FOUND')
  const confirmation = confirmed?.confirmation ?? null
  return {
    confirmation,
    isRenamed: confirmation !== null && !isSameName(own.name, confirmation.name),
    namesakes: namesakesAmong(schools, [own.name, ...(confirmation ? [confirmation.name] : [])]),
    keys: [...keys],
  }
}
