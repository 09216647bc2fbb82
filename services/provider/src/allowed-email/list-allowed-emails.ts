import type { AllowedEmail, allowedEmailRoutes } from '@lernspur/contracts/provider/allowed-email.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList, planModeOf } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { accountCount, allowedEmailSelect, allowedEmailSource } from './allowed-email.query'

type List = ListOf<typeof allowedEmailRoutes.listAllowedEmails>

/** Statements of the list. */
export const allowedEmailQueries = (tx: Transaction, list: List) => {
  const columns = { id: 'ae.id', createdAt: 'ae.created_at', email: 'ae.email', accountCount: accountCount(tx) }
  return pageQueries<AllowedEmail>(tx, compileList(tx, list, columns, [{ field: 'email', dir: 'asc' }]), {
    select: allowedEmailSelect(tx),
    from: tx`${allowedEmailSource(tx)} where true`,
  })
}

/** Addresses and domains that may register, in alphabetical order. */
export const listAllowedEmails = async (call: Call, list: List) =>
  pageOf(await call.read((tx) => allowedEmailQueries(tx, list), planModeOf(list)))
