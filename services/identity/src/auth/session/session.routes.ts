import { sessionRoutes } from '@lernspur/contracts/session.contract'
import { slice } from '@lernspur/service-kit/slice'
import { endOtherSessions } from './end-other-sessions'
import { listSessions } from './list-sessions'

/** Where the caller is signed in. */
export const sessionSlice = slice(sessionRoutes, {
  listSessions: ({ call, list }) => listSessions(call, list),
  endOtherSessions: async ({ call }) => {
    await endOtherSessions(call)
    return undefined
  },
})
