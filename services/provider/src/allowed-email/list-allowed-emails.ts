import type { AllowedEmail, allowedEmailRoutes } from '@lernspur/contracts/allowed-email.contract'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'

const columns = { id: 'ae.id', createdAt: 'ae.created_at', email: 'ae.email' }

/** Addresses and domains that may register, in alphabetical order. */
export const listAllowedEmails = async (call: Call, list: ListOf<typeof allowedEmailRoutes.listAllowedEmails>) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<AllowedEmail>(tx, compileList(tx, list, columns, [{ field: 'email', dir: 'asc' }]), {
        select: tx`ae.id, ae.created_at, ae.email`,
        from: tx`allowed_email ae where true`,
      }),
    ),
  )
