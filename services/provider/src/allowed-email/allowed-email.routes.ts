import { allowedEmailRoutes } from '@lernspur/contracts/provider/allowed-email.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { addAllowedEmails } from './add-allowed-emails'
import { listAllowedEmails } from './list-allowed-emails'
import { removeAllowedEmails } from './remove-allowed-emails'

export const allowedEmailSlice = slice(allowedEmailRoutes, {
  addAllowedEmails: ({ call, body }) => addAllowedEmails(call, body),
  listAllowedEmails: ({ call, list }) => listAllowedEmails(call, list),
  removeAllowedEmails: ({ call, body }) => removeAllowedEmails(call, body),
})
