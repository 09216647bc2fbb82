import type { ErrorDetail } from '@lernspur/contracts/envelope'
import type { Language } from '@lernspur/contracts/error-catalogue'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import type { Fragment, Transaction } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'

/** What a school shows, as a select list over tenant `t`. */
export const shownTenant = (tx: Transaction): Fragment => tx`
  t.id, t.created_at, t.updated_at, t.name, t.slogan, t.is_disabled, t.is_provider, t.is_wizard_finalized,
  t.country_id, t.state_id, t.school_type_id, t.subject_template_source`

export const readTenantRow = async (tx: Transaction, id: string): Promise<Tenant> => {
  const [row] = await tx<Tenant[]>`select ${shownTenant(tx)} from tenant t where t.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}

interface Place {
  readonly name: string
  readonly countryId: string
  readonly stateId: string
  readonly schoolTypeId: string | null
}

const texts = {
  de: { state: 'Das Land gehört nicht zum Staat.', type: 'Diese Schulart gibt es in dem Staat nicht.' },
  en: { state: 'The state is not in the country.', type: 'The country does not have this school type.' },
} as const

/**
 * Refuses a state or school type of another country with VALIDATION_FAILED, and a name that another school of the
 * state has with TENANT_ALREADY_EXISTS. `ownId` is the school itself, when it exists already.
 */
export const requireFreePlace = async (
  tx: Transaction,
  { name, countryId, stateId, schoolTypeId }: Place,
  language: Language,
  ownId: string | null = null,
): Promise<void> => {
  const [found] = await tx<{ stateFits: boolean; typeFits: boolean; taken: boolean }[]>`
    select
      exists (select from state where id = ${stateId} and country_id = ${countryId}) as state_fits,
      ${schoolTypeId}::uuid is null
        or exists (select from school_type where id = ${schoolTypeId} and country_id = ${countryId}) as type_fits,
      exists (select from tenant where state_id = ${stateId} and lower(name) = lower(${name})
        and id is distinct from ${ownId}) as taken`
  const faults: ErrorDetail[] = []
  if (!found?.stateFits) faults.push({ path: 'stateId', message: texts[language].state })
  if (!found?.typeFits) faults.push({ path: 'schoolTypeId', message: texts[language].type })
  if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
  if (found?.taken) refuse('TENANT_ALREADY_EXISTS')
}
