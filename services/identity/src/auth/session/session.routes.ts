import { sessionRoutes } from '@lernspur/contracts/identity/session.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { getOfflineKey } from '../offline-key'
import { endOtherSessions } from './end-other-sessions'
import { listSessions } from './list-sessions'

/** Where the caller is signed in, and what their devices may store. */
export const sessionSlice = ({ secret }: ServiceConfig): Slice =>
  slice(sessionRoutes, {
    listSessions: ({ call, list }) => listSessions(call, list),
    endOtherSessions: async ({ call }) => {
      await endOtherSessions(call)
      return undefined
    },
    getOfflineKey: ({ call }) => getOfflineKey(call, secret),
  })
