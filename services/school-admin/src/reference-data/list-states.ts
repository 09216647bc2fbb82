import type { State } from '@lernspur/contracts/reference-data.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

const columns = { id: 's.id', name: 's.name', countryId: 's.country_id' }

/** States of all countries, by name. */
export const listStates = async ({ db }: Call, list: ListRequest) => {
  const { where, order, page } = compileList(db, list, columns, [{ field: 'name', dir: 'asc', kind: 'text' }])
  const [rows, [total]] = await Promise.all([
    db<State[]>`
      select s.id, s.name, s.country_id, c.code as country_code from state s join country c on c.id = s.country_id
      where ${where} order by ${order} ${page}`,
    db<{ count: number }[]>`select count(*)::integer as count from state s where ${where}`,
  ])
  return { rows, count: total?.count ?? 0 }
}
