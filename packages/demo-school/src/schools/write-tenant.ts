import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { insertRows, newId, stampedAt, type TenantWriter, tenantWriter } from '../tenant-writer'

export interface TenantPlan {
  readonly name: string
  readonly slogan: string | null
  readonly country: string
  readonly state: string
  readonly schoolType: string | null
  readonly isProvider: boolean
}

export interface TenantRecord {
  readonly writer: TenantWriter
  readonly stateId: string
}

/** Writes a tenant with finished set-up and switches the transaction to it. */
export const writeTenant = async (tx: Transaction, plan: TenantPlan, instant: string): Promise<TenantRecord> => {
  const [location] = await tx<{ country: string; state: string; schoolType: string | null }[]>`
    select country.id as country, state.id as state, school_type.id as "schoolType"
    from country
    join state on state.country_id = country.id and state.name = ${plan.state}
    left join school_type on school_type.country_id = country.id and school_type.name = ${plan.schoolType}
    where country.code = ${plan.country}
  `
  if (!location) throw new Error(`The reference data lack ${plan.state} (${plan.country})`)
  const id = newId()
  await insertRows(tx, 'tenant', [
    {
      id,
      name: plan.name,
      slogan: plan.slogan,
      isDisabled: false,
      isProvider: plan.isProvider,
      isWizardFinalized: true,
      countryId: location.country,
      stateId: location.state,
      schoolTypeId: location.schoolType,
      subjectTemplateSource: 'lernspur',
      ...stampedAt(instant),
    },
  ])
  return { writer: await tenantWriter(tx, id), stateId: location.state }
}
