import { cellRoutes } from '@lernspur/contracts/identity/cell.contract'
import type { ConfiguredCell } from '@lernspur/service-kit/process/cell-config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { findCell } from './find-cell'
import { listPublishedSchools } from './list-published-schools'
import { makeSchoolDirectory } from './school-directory'

/** Which cells there are, and where a school is; all public. */
export const cellSlice = (cells: readonly ConfiguredCell[], isPublishing: boolean): Slice => {
  const directory = makeSchoolDirectory(cells)
  const own = cells.map(({ name, url }) => ({ name, url }))
  return slice(cellRoutes, {
    listCells: () => ({ cells: own }),
    findCell: ({ call, query }) => findCell(call, query, { cells, directory, isPublishing }),
    listPublishedSchools: async ({ call }) => ({ schools: isPublishing ? await listPublishedSchools(call) : [] }),
  })
}
