import { curriculumExportRoutes } from '@lernspur/contracts/curriculum-export.contract'
import type { ServiceConfig } from '@lernspur/service-kit/config'
import { slice } from '@lernspur/service-kit/slice'
import { exportCurriculum } from './export-curriculum'

export const curriculumExportSlice = ({ publicUrl }: Pick<ServiceConfig, 'publicUrl'>) =>
  slice(curriculumExportRoutes, { exportCurriculum: ({ call, body }) => exportCurriculum(call, body, publicUrl) })
