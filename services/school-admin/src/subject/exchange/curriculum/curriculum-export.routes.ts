import { curriculumExportRoutes } from '@lernspur/contracts/school-admin/subject/curriculum-export.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { slice } from '@lernspur/service-kit/service/slice'
import { exportCurriculum } from './export-curriculum'

export const curriculumExportSlice = ({ publicUrl }: Pick<ServiceConfig, 'publicUrl'>) =>
  slice(curriculumExportRoutes, { exportCurriculum: ({ call, body }) => exportCurriculum(call, body, publicUrl) })
