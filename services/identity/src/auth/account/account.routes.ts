import { accountRoutes } from '@lernspur/contracts/identity/account.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { clientOf } from '@lernspur/service-kit/share/network'
import type { Passwords } from '../password-check'
import { deactivateMe } from './deactivate-me'
import { exportMe } from './export-me'

/** Lets users export their data and close their account. */
export const accountSlice = ({ secret }: ServiceConfig, passwords: Passwords): Slice =>
  slice(accountRoutes, {
    deactivateMe: async ({ call, body, headers, reply }) => {
      await deactivateMe(call, body.currentPassword, { passwords, secret, client: clientOf(headers) })
      reply.endSession()
      return undefined
    },
    exportMe: ({ call }) => exportMe(call),
  })
