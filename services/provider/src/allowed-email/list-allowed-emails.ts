import type { AllowedEmail } from '@lernspur/contracts/allowed-email.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

const columns = { id: 'e.id', createdAt: 'e.created_at', email: 'e.email' }

/** Addresses and domains that may register, by alphabet. */
export const listAllowedEmails = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'email', dir: 'asc', kind: 'text' }])
    const source = tx`allowed_email e where ${where}`
    return [
      tx<AllowedEmail[]>`select e.id, e.created_at, e.email from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
