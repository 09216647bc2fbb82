import { fileRoutes } from '@lernspur/contracts/teacher/file.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getFile } from './get-file'

export const fileSlice = slice(fileRoutes, {
  getFile: ({ call, params }) => getFile(call, params.fileId),
})
