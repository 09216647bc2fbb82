import type { State } from '@lernspur/contracts/reference-data.contract'
import { tenantLimits } from '@lernspur/contracts/tenant.contract'
import type { SchoolDraft as KeptSchool } from '@lernspur/contracts/user.contract'

/** What is asked about a school; '' is not chosen yet. */
export interface SchoolDraft {
  readonly name: string
  readonly stateId: string
  readonly schoolTypeId: string
}

/** A school that there is, or one as it was typed last time. */
export const schoolDraftOf = (school: KeptSchool | null): SchoolDraft => ({
  name: school?.name ?? '',
  stateId: school?.stateId ?? '',
  schoolTypeId: school?.schoolTypeId ?? '',
})

/** The draft as the server keeps it for the person. */
export const keptSchoolOf = ({ name, stateId, schoolTypeId }: SchoolDraft): KeptSchool => ({
  name,
  stateId: stateId || null,
  schoolTypeId: schoolTypeId || null,
})

export const isSchoolNameValid = (name: string) => name.trim() !== '' && name.trim().length <= tenantLimits.name

export const isSchoolValid = ({ name, stateId }: SchoolDraft) => isSchoolNameValid(name) && stateId !== ''

/** The draft as the contract takes it; undefined while the state is not known. */
export const schoolBodyOf = ({ name, stateId, schoolTypeId }: SchoolDraft, states: readonly State[]) => {
  const state = states.find(({ id }) => id === stateId)
  return state && { name: name.trim(), stateId, countryId: state.countryId, schoolTypeId: schoolTypeId || null }
}
