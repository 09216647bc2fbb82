import { unseenRoutes } from '@lernspur/contracts/unseen.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getUnseen } from './get-unseen'

/** Students and competences without recent observations. */
export const unseenSlice = slice(unseenRoutes, {
  getUnseen: ({ call, params }) => getUnseen(call, params.schoolClassId),
})
