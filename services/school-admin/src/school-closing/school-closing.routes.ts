import { schoolClosingRoutes } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { closeSchool } from './close-school'
import { getClosing } from './get-closing'
import { undoClosing } from './undo-closing'

export const schoolClosingSlice = slice(schoolClosingRoutes, {
  getClosing: ({ call }) => getClosing(call),
  closeSchool: ({ call, body }) => closeSchool(call, body),
  undoClosing: ({ call }) => undoClosing(call),
})
