import type { AllowedEmail, allowedEmailRoutes } from '@lernspur/contracts/allowed-email.contract'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'

const columns = { id: 'e.id', createdAt: 'e.created_at', email: 'e.email' }

/** Addresses and domains that may register, by alphabet. */
export const listAllowedEmails = async (call: Call, list: ListOf<typeof allowedEmailRoutes.listAllowedEmails>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<AllowedEmail>(tx, compileList(tx, list, columns, [{ field: 'email', dir: 'asc' }]), {
        select: tx`e.id, e.created_at, e.email`,
        from: tx`allowed_email e where true`,
      }),
    ),
  )
