import type { Namesake } from '@lernspur/contracts/provider/school-confirmation.contract'
import { nameSkeleton } from '@lernspur/contracts/school-identity/name-skeleton'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import { confirmationDocument, isCurrentConfirmation } from '@lernspur/service-kit/tenant/seal/confirmation.query'

/**
 * All schools of the installation with their names and the confirmed ones, but for `except`. What makes names look alike
 * is known to the product alone, so that they are compared here and not in the database.
 */
export const namedSchools = (tx: Transaction, except: string | null): Query<Namesake> => tx<Namesake[]>`
  select t.id, t.name, st.name as state, (
      select ${confirmationDocument(tx)}
      from school_confirmation sco where sco.school_id = t.id and ${isCurrentConfirmation(tx)}
    ) as confirmation
  from tenant t join state st on st.id = t.state_id
  where t.id is distinct from ${except} and not t.is_provider
  order by t.name collate natural_order, t.id`

/** Those whose present or confirmed name looks like one of the names (rule signature.10). */
export const namesakesAmong = (schools: readonly Namesake[], names: readonly string[]): Namesake[] => {
  const skeletons = new Set(names.map(nameSkeleton).filter((skeleton) => skeleton !== ''))
  return schools.filter(({ name, confirmation }) =>
    [name, confirmation?.name ?? name].some((one) => skeletons.has(nameSkeleton(one))),
  )
}
