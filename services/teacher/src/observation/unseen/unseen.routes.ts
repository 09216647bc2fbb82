import { unseenRoutes } from '@lernspur/contracts/unseen.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getUnseen } from './get-unseen'

/** What of a class has not been seen lately. */
export const unseenSlice = slice(unseenRoutes, {
  getUnseen: ({ call, params }) => getUnseen(call, params.schoolClassId),
})
