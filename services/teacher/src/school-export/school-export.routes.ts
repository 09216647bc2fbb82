import { schoolClosingRoutes } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { exportSchool } from './export-school'
import type { DrawReport } from './file-parts'

/** The archive of a school; `draw` makes the PDF of a report. */
export const schoolExportSlice = (draw: DrawReport): Slice =>
  slice(schoolClosingRoutes, { exportSchool: ({ call }) => exportSchool(call, draw) })
