import { mailRoutes } from '@lernspur/contracts/identity/mail.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { cancelMails } from './cancel-mails'
import { getMailQueue } from './get-mail-queue'
import { listMails } from './list-mails'
import { retryMails } from './retry-mails'

/** The mails of the installation, for the provider. */
export const mailSlice = slice(mailRoutes, {
  listMails: ({ call, list }) => listMails(call, list),
  getMailQueue: ({ call }) => getMailQueue(call),
  retryMails: ({ call, body }) => retryMails(call, body),
  cancelMails: ({ call, body }) => cancelMails(call, body),
})
