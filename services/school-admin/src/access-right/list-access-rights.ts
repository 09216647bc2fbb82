import type { AccessRight } from '@lernspur/contracts/access-right.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { shownAccessRight, visibleAccessRight } from './access-right.query'

const columns = {
  id: 'a.id',
  userId: 'a.user_id',
  schoolClassId: 'a.school_class_id',
  createdAt: 'a.created_at',
  updatedAt: 'a.updated_at',
}

/** Who holds which rights on the classes that the caller may see. */
export const listAccessRights = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'createdAt', dir: 'asc' }])
    const source = tx`${visibleAccessRight(tx, call.actor)} and ${where}`
    return [
      tx<AccessRight[]>`select ${shownAccessRight(tx, call.actor)} from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
