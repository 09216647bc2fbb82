import { officialFormPreviewRoutes } from '@lernspur/contracts/provider/official-form.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { previewOfficialForm } from './preview-official-form'

export const formPreviewSlice = slice(officialFormPreviewRoutes, {
  previewOfficialForm: ({ call, body }) => previewOfficialForm(call, body),
})
