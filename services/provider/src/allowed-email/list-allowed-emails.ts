import type { AllowedEmail } from '@lernspur/contracts/allowed-email.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

const columns = { id: 'ae.id', createdAt: 'ae.created_at', email: 'ae.email' }

/** Addresses and domains that may register, in alphabetical order. */
export const listAllowedEmails = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'email', dir: 'asc', kind: 'text' }])
    const source = tx`allowed_email ae where ${where}`
    return [
      tx<AllowedEmail[]>`select ae.id, ae.created_at, ae.email from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
