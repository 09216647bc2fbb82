import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { assignToSchoolYear } from './assign-to-school-year'
import { changeSchoolClasses } from './change-school-classes'
import { createSchoolClass } from './create-school-class'
import { deleteSchoolClass } from './delete-school-class'
import { countSchoolClasses } from './list/count-school-classes'
import { listClassContents } from './list/list-class-contents'
import { listSchoolClasses } from './list/list-school-classes'
import { updateSchoolClass } from './update-school-class'

export const schoolClassSlice = slice(schoolClassRoutes, {
  createSchoolClass: ({ call, body }) => createSchoolClass(call, body),
  updateSchoolClass: ({ call, params, body }) => updateSchoolClass(call, params.id, body),
  deleteSchoolClass: ({ call, params, query }) => deleteSchoolClass(call, params.id, query.reportCount),
  assignToSchoolYear: ({ call, params, body }) => assignToSchoolYear(call, params.id, body.schoolYearId),
  changeSchoolClasses: ({ call, body }) => changeSchoolClasses(call, body),
  listClassContents: ({ call, list }) => listClassContents(call, list),
  countSchoolClasses: ({ call }) => countSchoolClasses(call),
  listSchoolClasses: ({ call, list }) => listSchoolClasses(call, list),
})
