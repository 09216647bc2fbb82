import type {
  ClosedSchool,
  closedSchoolRoutes,
} from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { schoolCounts, type TableCounts } from '@lernspur/service-kit/tenant/closing/school-counts'

const columns = {
  id: 'scl.id',
  schoolName: 'scl.school_name',
  requestedAt: 'scl.requested_at',
  closedAt: 'scl.closed_at',
}

type ReceiptRow = Omit<ClosedSchool, 'counts'> & { readonly counts: TableCounts }

/** Receipts of closed schools, the last one first: names and counts, nothing else is left. */
export const listClosedSchools = async (call: Call, list: ListOf<typeof closedSchoolRoutes.listClosedSchools>) => {
  const { rows, count } = pageOf(
    await call.read((tx) =>
      pageQueries<ReceiptRow>(tx, compileList(tx, list, columns, [{ field: 'closedAt', dir: 'desc' }]), {
        select: tx`scl.id, scl.school_name, scl.by_provider, scl.requested_at, scl.closed_at, scl.counts`,
        from: tx`school_closing scl where scl.closed_at is not null`,
      }),
    ),
  )
  return { rows: rows.map((row) => ({ ...row, counts: schoolCounts(row.counts) })), count }
}
