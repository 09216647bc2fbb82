import { schoolYearRoutes } from '@lernspur/contracts/school-admin/school-year.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createSchoolYear } from './create-school-year'
import { deleteSchoolYear } from './delete-school-year'
import { getCurrentTerm } from './get-current-term'
import { listSchoolYears } from './list-school-years'
import { updateSchoolYear } from './update-school-year'

export const schoolYearSlice = slice(schoolYearRoutes, {
  listSchoolYears: ({ call, list }) => listSchoolYears(call, list),
  createSchoolYear: ({ call, body }) => createSchoolYear(call, body),
  updateSchoolYear: ({ call, params, body }) => updateSchoolYear(call, params.id, body),
  deleteSchoolYear: ({ call, params }) => deleteSchoolYear(call, params.id),
  getCurrentTerm: ({ call }) => getCurrentTerm(call),
})
