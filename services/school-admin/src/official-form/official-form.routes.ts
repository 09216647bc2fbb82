import { officialFormChoiceRoutes } from '@lernspur/contracts/school-admin/school/official-form-choice.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { listSchoolForms } from './list-school-forms'

export const officialFormSlice = slice(officialFormChoiceRoutes, {
  listSchoolForms: ({ call }) => listSchoolForms(call),
})
