import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const schoolClassCalls = callsOf('school-class', schoolClassRoutes, {
  calls: {
    assignToSchoolYear: { stale: ['school-class', 'school-calendar'] },
    changeSchoolClasses: { showsFailure: true },
    deleteSchoolClass: { stale: ['school-class', 'access-right', 'subject', 'competence', 'report'] },
  },
})

export const schoolClassKeys = schoolClassCalls.keys
/** Gives a class without a year one. */
export const assignToSchoolYearMutation = schoolClassCalls.assignToSchoolYear
/** Several classes at once; sending their former state undoes it. */
export const changeClassesMutation = schoolClassCalls.changeSchoolClasses
/** The counts of what classes contain; filter by `id`. */
export const classContentsQuery = schoolClassCalls.listClassContents
export const createSchoolClassMutation = schoolClassCalls.createSchoolClass
/** Reports are deleted only if their number is confirmed (rule report.7). */
export const deleteSchoolClassMutation = schoolClassCalls.deleteSchoolClass
/** How many classes and students the school has. */
export const classTotalsQuery = schoolClassCalls.countSchoolClasses
/** Classes that the caller may see. */
export const schoolClassListQuery = schoolClassCalls.listSchoolClasses
export const updateSchoolClassMutation = schoolClassCalls.updateSchoolClass
