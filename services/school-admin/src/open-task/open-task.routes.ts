import { openTaskRoutes } from '@lernspur/contracts/school-admin/school/open-task.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { getOpenTasks } from './get-open-tasks'

export const openTaskSlice = slice(openTaskRoutes, {
  getOpenTasks: ({ call }) => getOpenTasks(call),
})
