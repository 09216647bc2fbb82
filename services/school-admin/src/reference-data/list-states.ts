import type { referenceDataRoutes, State } from '@lernspur/contracts/school-admin/reference-data.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'

const columns = { id: 'st.id', name: 'st.name', countryId: 'st.country_id' }

/** States of all countries, by name. */
export const listStates = async ({ db }: Call, list: ListOf<typeof referenceDataRoutes.listStates>) => {
  const compiled = compileList(db, list, columns, [{ field: 'name', dir: 'asc' }])
  const visible = {
    select: db`st.id, st.name, st.country_id, co.code as country_code`,
    from: db`state st join country co on co.id = st.country_id where true`,
  }
  return pageOf(await Promise.all(pageQueries<State>(db, compiled, visible)))
}
