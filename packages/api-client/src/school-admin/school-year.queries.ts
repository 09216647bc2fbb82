import { schoolYearRoutes } from '@lernspur/contracts/school-admin/school-year.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const schoolYearCalls = callsOf('school-year', schoolYearRoutes, {
  stale: ['school-year', 'school-class', 'school-calendar', 'roll-over'],
})

export const schoolYearKeys = schoolYearCalls.keys
export const createSchoolYearMutation = schoolYearCalls.createSchoolYear
export const deleteSchoolYearMutation = schoolYearCalls.deleteSchoolYear
/** The current term; null between terms. */
export const currentTermQuery = schoolYearCalls.getCurrentTerm
/** School years of the school, with their terms. */
export const schoolYearListQuery = schoolYearCalls.listSchoolYears
export const updateSchoolYearMutation = schoolYearCalls.updateSchoolYear
