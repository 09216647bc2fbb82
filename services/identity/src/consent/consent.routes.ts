import { consentRoutes } from '@lernspur/contracts/consent.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { giveConsent } from './give-consent'
import { listConsents } from './list-consents'

/** What people agreed to. */
export const consentSlice = slice(consentRoutes, {
  listConsents: ({ call }) => listConsents(call),
  giveConsent: async ({ call, body }) => {
    await giveConsent(call, body)
    return undefined
  },
})
