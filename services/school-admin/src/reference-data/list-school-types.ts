import type { referenceDataRoutes, SchoolType } from '@lernspur/contracts/school-admin/reference-data.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'

const columns = { id: 'sty.id', name: 'sty.name', abbreviation: 'sty.abbreviation', countryId: 'sty.country_id' }

/** School types of all countries, by name. */
export const listSchoolTypes = async ({ db }: Call, list: ListOf<typeof referenceDataRoutes.listSchoolTypes>) => {
  const compiled = compileList(db, list, columns, [{ field: 'name', dir: 'asc' }])
  const visible = {
    select: db`sty.id, sty.name, sty.abbreviation, sty.country_id`,
    from: db`school_type sty where true`,
  }
  return pageOf(await Promise.all(pageQueries<SchoolType>(db, compiled, visible)))
}
