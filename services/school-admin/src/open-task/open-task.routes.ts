import { openTaskRoutes } from '@lernspur/contracts/open-task.contract'
import { slice } from '@lernspur/service-kit/slice'
import { getOpenTasks } from './get-open-tasks'

export const openTaskSlice = slice(openTaskRoutes, {
  getOpenTasks: ({ call }) => getOpenTasks(call),
})
