import type { SchoolYear, schoolYearRoutes } from '@lernspur/contracts/school-year.contract'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'

const columns = {
  id: 'y.id',
  name: 'y.name',
  year: 'y.year',
  schoolYearStart: 'y.school_year_start',
  schoolYearEnd: 'y.school_year_end',
  stateId: 'y.state_id',
}

/** School years with their terms, newest first. */
export const listSchoolYears = async (call: Call, list: ListOf<typeof schoolYearRoutes.listSchoolYears>) => {
  const { rows, count } = pageOf(
    await call.read((tx) =>
      pageQueries<{ document: SchoolYear }>(tx, compileList(tx, list, columns, [{ field: 'year', dir: 'desc' }]), {
        select: tx`y.document`,
        from: tx`school_year_document y where y.tenant_id = ${call.actor.tenantId}`,
      }),
    ),
  )
  return { rows: rows.map((row) => row.document), count }
}
