import type { SchoolYear, schoolYearRoutes } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'

const columns = {
  id: 'sy.id',
  name: 'sy.name',
  year: 'sy.year',
  schoolYearStart: 'sy.school_year_start',
  schoolYearEnd: 'sy.school_year_end',
  stateId: 'sy.state_id',
}

/** School years with their terms, newest first. */
export const listSchoolYears = async (call: Call, list: ListOf<typeof schoolYearRoutes.listSchoolYears>) => {
  const { rows, count } = pageOf(
    await call.read((tx) =>
      pageQueries<{ document: SchoolYear }>(tx, compileList(tx, list, columns, [{ field: 'year', dir: 'desc' }]), {
        select: tx`sy.document`,
        from: tx`school_year_document sy where sy.tenant_id = ${call.actor.tenantId}`,
      }),
    ),
  )
  return { rows: rows.map((row) => row.document), count }
}
