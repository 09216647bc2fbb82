import type { SchoolType } from '@lernspur/contracts/reference-data.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

const columns = { id: 's.id', name: 's.name', abbreviation: 's.abbreviation', countryId: 's.country_id' }

/** School types of all countries, by name. */
export const listSchoolTypes = async ({ db }: Call, list: ListRequest) => {
  const { where, order, page } = compileList(db, list, columns, [{ field: 'name', dir: 'asc', kind: 'text' }])
  const [rows, [total]] = await Promise.all([
    db<SchoolType[]>`
      select s.id, s.name, s.abbreviation, s.country_id from school_type s where ${where} order by ${order} ${page}`,
    db<{ count: number }[]>`select count(*)::integer as count from school_type s where ${where}`,
  ])
  return { rows, count: total?.count ?? 0 }
}
