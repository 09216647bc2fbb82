import { accessRightRoutes } from '@lernspur/contracts/access-right.contract'
import { slice } from '@lernspur/service-kit/slice'
import { listAccessRights } from './list-access-rights'

export const accessRightSlice = slice(accessRightRoutes, {
  listAccessRights: ({ call, list }) => listAccessRights(call, list),
})
