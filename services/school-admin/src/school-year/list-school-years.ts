import type { SchoolYear } from '@lernspur/contracts/school-year.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

const columns = {
  id: 'y.id',
  name: 'y.name',
  year: 'y.year',
  schoolYearStart: 'y.school_year_start',
  schoolYearEnd: 'y.school_year_end',
  stateId: 'y.state_id',
}

/** School years with their terms, newest first. */
export const listSchoolYears = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'year', dir: 'desc' }])
    const source = tx`school_year_document y where y.tenant_id = ${call.actor.tenantId} and ${where}`
    return [
      tx<{ document: SchoolYear }[]>`select y.document from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows: rows.map((row) => row.document), count: total?.count ?? 0 }
}
