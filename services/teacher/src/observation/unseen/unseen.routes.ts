import { unseenRoutes } from '@lernspur/contracts/teacher/home/unseen.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getUnseen } from './get-unseen'

/** Students and competences without recent observations. */
export const unseenSlice = slice(unseenRoutes, {
  getUnseen: ({ call, params }) => getUnseen(call, params.schoolClassId),
})
