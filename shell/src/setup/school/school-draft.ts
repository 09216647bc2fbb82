import type { State } from '@lernspur/contracts/reference-data.contract'
import { type Tenant, tenantLimits } from '@lernspur/contracts/tenant.contract'

/** What is asked about a school; '' is not chosen yet. */
export interface SchoolDraft {
  readonly name: string
  readonly stateId: string
  readonly schoolTypeId: string
}

export const schoolDraftOf = (tenant: Tenant | null): SchoolDraft => ({
  name: tenant?.name ?? '',
  stateId: tenant?.stateId ?? '',
  schoolTypeId: tenant?.schoolTypeId ?? '',
})

export const isSchoolDraft = (value: unknown): value is SchoolDraft => {
  const { name, stateId, schoolTypeId }: Partial<Record<keyof SchoolDraft, unknown>> = value ?? {}
  return [name, stateId, schoolTypeId].every((field) => typeof field === 'string')
}

export const isSchoolNameValid = (name: string) => name.trim() !== '' && name.trim().length <= tenantLimits.name

export const isSchoolValid = ({ name, stateId }: SchoolDraft) => isSchoolNameValid(name) && stateId !== ''

/** The draft as the contract takes it; undefined while the state is not known. */
export const schoolBodyOf = ({ name, stateId, schoolTypeId }: SchoolDraft, states: readonly State[]) => {
  const state = states.find(({ id }) => id === stateId)
  return state && { name: name.trim(), stateId, countryId: state.countryId, schoolTypeId: schoolTypeId || null }
}
