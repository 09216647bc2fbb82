import type { mailRoutes, UndeliveredMail } from '@lernspur/contracts/identity/mail.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { isCancellable, isMailRetained, isRetryable, mailColumns, mailState } from '../../shared-sql/mail-columns'

/** Mails that have not arrived, the newest first (rule mail.1). */
export const listMails = async (call: Call, list: ListOf<typeof mailRoutes.listMails>) =>
  pageOf(
    await call.read((tx) => {
      const columns = {
        id: 'mo.id',
        createdAt: 'mo.created_at',
        recipient: 'mo.recipient',
        kind: 'mo.kind',
        state: mailState(tx),
      }
      return pageQueries<UndeliveredMail>(tx, compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }]), {
        select: tx`${mailColumns(tx)}, mo.recipient, ${isRetryable(tx)} as can_retry,
          ${isCancellable(tx)} as can_cancel`,
        from: tx`
          mail_outbox mo
          where mo.status in ('waiting', 'sending', 'failed') and ${isMailRetained(tx)}`,
      })
    }),
  )
