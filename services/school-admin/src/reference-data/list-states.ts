import type { referenceDataRoutes, State } from '@lernspur/contracts/reference-data.contract'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'

const columns = { id: 's.id', name: 's.name', countryId: 's.country_id' }

/** States of all countries, by name. */
export const listStates = async ({ db }: Call, list: ListOf<typeof referenceDataRoutes.listStates>) => {
  const compiled = compileList(db, list, columns, [{ field: 'name', dir: 'asc' }])
  const shown = {
    select: db`s.id, s.name, s.country_id, c.code as country_code`,
    from: db`state s join country c on c.id = s.country_id where true`,
  }
  return pageOf(await Promise.all(pageQueries<State>(db, compiled, shown)))
}
