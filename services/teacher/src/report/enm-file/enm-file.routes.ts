import { enmFileRoutes } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { fillEnmFile } from './fill-enm-file'
import { readEnmSource } from './read-enm-source'

/** The exchange file of the school administration system. */
export const enmFileSlice = slice(enmFileRoutes, {
  readEnmSource: ({ call, body }) => readEnmSource(call, body),
  fillEnmFile: ({ call, body }) => fillEnmFile(call, body),
})
