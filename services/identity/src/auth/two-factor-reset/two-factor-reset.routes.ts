import { twoFactorResetRoutes } from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { confirmTwoFactorReset } from './confirm-two-factor-reset'
import { listTwoFactorResets } from './list-two-factor-resets'
import { objectToTwoFactorReset } from './object-to-reset'
import { requestTwoFactorReset } from './request-two-factor-reset'
import { withdrawTwoFactorReset } from './withdraw-two-factor-reset'

/** Removing the second factor of people who have lost it. */
export const twoFactorResetSlice = ({ secret }: ServiceConfig): Slice =>
  slice(twoFactorResetRoutes, {
    listTwoFactorResets: ({ call }) => listTwoFactorResets(call),
    requestTwoFactorReset: ({ call, body }) => requestTwoFactorReset(call, body, secret),
    confirmTwoFactorReset: ({ call, params }) => confirmTwoFactorReset(call, params.id),
    withdrawTwoFactorReset: ({ call, params }) => withdrawTwoFactorReset(call, params.id),
    objectToTwoFactorReset: ({ call, body }) => objectToTwoFactorReset(call, body.code),
  })
