import { sealKeyRoutes } from '@lernspur/contracts/seal-key.contract'
import { slice } from '@lernspur/service-kit/slice'
import { listSealKeys } from './list-seal-keys'

export const sealKeySlice = slice(sealKeyRoutes, {
  listSealKeys: ({ call }) => listSealKeys(call),
})
