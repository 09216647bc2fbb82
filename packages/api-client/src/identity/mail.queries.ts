import { mailRoutes } from '@lernspur/contracts/identity/mail.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const mailCalls = callsOf('mail', mailRoutes, { stale: ['mail', 'support-case'] })

/** Mails that have not arrived. */
export const mailListQuery = mailCalls.listMails
export const mailQueueQuery = mailCalls.getMailQueue
export const retryMailsMutation = mailCalls.retryMails
export const cancelMailsMutation = mailCalls.cancelMails
