import { cellRoutes } from '@lernspur/contracts/identity/cell.contract'
import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '../derive/calls'

/** @public */
export const cellCalls = callsOf('cell', cellRoutes)

/** The other installations; do not change during the lifetime of the page. */
export const cellListQuery = () => queryOptions({ ...cellCalls.listCells(), staleTime: Number.POSITIVE_INFINITY })
/** The cells of a mail domain, or published schools by words of their names. */
export const cellSearchQuery = cellCalls.findCell
