import { schoolClosingRoutes } from '@lernspur/contracts/school-closing.contract'
import { slice } from '@lernspur/service-kit/slice'
import { exportSchool } from './export-school'

export const schoolExportSlice = slice(schoolClosingRoutes, {
  exportSchool: ({ call }) => exportSchool(call),
})
