import { officialFormRoutes } from '@lernspur/contracts/provider/official-form.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { checkOfficialForm } from './check-official-form'
import { createOfficialForm } from './create-official-form'
import { listOfficialForms } from './list-official-forms'
import { publishOfficialForm } from './publish-official-form'
import { updateOfficialForm } from './update-official-form'
import { withdrawOfficialFormCheck } from './withdraw-official-form-check'

export const officialFormSlice = slice(officialFormRoutes, {
  listOfficialForms: ({ call }) => listOfficialForms(call),
  createOfficialForm: ({ call, body }) => createOfficialForm(call, body),
  updateOfficialForm: ({ call, params, body }) => updateOfficialForm(call, params.id, body),
  publishOfficialForm: ({ call, params }) => publishOfficialForm(call, params.id),
  checkOfficialForm: ({ call, params, body }) => checkOfficialForm(call, params.id, body),
  withdrawOfficialFormCheck: ({ call, params }) => withdrawOfficialFormCheck(call, params.id),
})
