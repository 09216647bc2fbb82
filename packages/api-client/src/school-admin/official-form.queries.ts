import { officialFormChoiceRoutes } from '@lernspur/contracts/school-admin/school/official-form-choice.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const schoolFormCalls = callsOf('school-form', officialFormChoiceRoutes)

/** The official forms that the caller's school may choose. */
export const schoolFormListQuery = schoolFormCalls.listSchoolForms
