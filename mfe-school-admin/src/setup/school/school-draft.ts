import type { SchoolDraft as StoredSchool } from '@lernspur/contracts/identity/user.contract'
import type { State } from '@lernspur/contracts/school-admin/reference-data.contract'
import { tenantLimits } from '@lernspur/contracts/tenant.contract'
import { isPlainName } from '@lernspur/contracts/wire/fields'

/** The form of a school; '' means not chosen yet. */
export interface SchoolDraft {
  readonly name: string
  readonly stateId: string
  readonly schoolTypeId: string
}

/** The form of an existing school, or of the stored draft. */
export const schoolDraftOf = (school: StoredSchool | null): SchoolDraft => ({
  name: school?.name ?? '',
  stateId: school?.stateId ?? '',
  schoolTypeId: school?.schoolTypeId ?? '',
})

/** The draft as the server stores it for the user. */
export const storedSchoolOf = ({ name, stateId, schoolTypeId }: SchoolDraft): StoredSchool => ({
  name,
  stateId: stateId || null,
  schoolTypeId: schoolTypeId || null,
})

export const isSchoolNameValid = (name: string) =>
  name.trim() !== '' && name.trim().length <= tenantLimits.name && isPlainName(name.trim())

export const isSchoolValid = ({ name, stateId }: SchoolDraft) => isSchoolNameValid(name) && stateId !== ''

/** The form as the contract's body; undefined while the state is missing. */
export const schoolBodyOf = ({ name, stateId, schoolTypeId }: SchoolDraft, states: readonly State[]) => {
  const state = states.find(({ id }) => id === stateId)
  return state && { name: name.trim(), stateId, countryId: state.countryId, schoolTypeId: schoolTypeId || null }
}
