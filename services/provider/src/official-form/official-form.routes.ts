import { officialFormRoutes } from '@lernspur/contracts/provider/official-form.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createOfficialForm } from './create-official-form'
import { listOfficialForms } from './list-official-forms'
import { publishOfficialForm } from './publish-official-form'
import { updateOfficialForm } from './update-official-form'

export const officialFormSlice = slice(officialFormRoutes, {
  listOfficialForms: ({ call }) => listOfficialForms(call),
  createOfficialForm: ({ call, body }) => createOfficialForm(call, body),
  updateOfficialForm: ({ call, params, body }) => updateOfficialForm(call, params.id, body),
  publishOfficialForm: ({ call, params }) => publishOfficialForm(call, params.id),
})
