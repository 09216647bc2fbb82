import { openTaskRoutes } from '@lernspur/contracts/school-admin/school/open-task.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const openTaskCalls = callsOf('open-task', openTaskRoutes)

/** Writes of many nouns change it, so screens that show it read it again. */
export const openTasksQuery = openTaskCalls.getOpenTasks
