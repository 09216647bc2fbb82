import { sealKeyRoutes } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { listSealKeys } from './list-seal-keys'

export const sealKeySlice = slice(sealKeyRoutes, {
  listSealKeys: ({ call }) => listSealKeys(call),
})
