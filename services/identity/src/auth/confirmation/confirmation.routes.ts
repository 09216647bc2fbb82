import { confirmationRoutes } from '@lernspur/contracts/identity/confirmation.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { clientOf } from '@lernspur/service-kit/share/network'
import type { Passwords } from '../password-check'
import { confirmIdentity } from './confirm-identity'
import { getConfirmation } from './get-confirmation'
import { sendConfirmationCode } from './send-confirmation-code'

/** Confirming who sits at the screen, before what could harm most. */
export const confirmationSlice = ({ secret }: ServiceConfig, passwords: Passwords): Slice =>
  slice(confirmationRoutes, {
    getConfirmation: ({ call }) => getConfirmation(call),
    sendConfirmationCode: ({ call }) => sendConfirmationCode(call, secret),
    confirmIdentity: ({ call, body, headers }) =>
      confirmIdentity(call, body.answer, { passwords, secret, client: clientOf(headers) }),
  })
