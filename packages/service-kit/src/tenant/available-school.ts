import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import { refuse } from '../call/api-error'
import type { Transaction } from '../call/call'

interface SchoolAddress {
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
export const requireAvailableSchool = async (
  tx: Transaction,
  { name, countryId, stateId, schoolTypeId }: SchoolAddress,
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
