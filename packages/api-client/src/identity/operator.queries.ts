import { operatorRoutes } from '@lernspur/contracts/operator.contract'
import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '../derive/calls'

/** @public */
export const operatorCalls = callsOf('operator', operatorRoutes)

/** Who runs this installation; stays the same while the page lives. */
export const operatorQuery = () => queryOptions({ ...operatorCalls.getOperator(), staleTime: Number.POSITIVE_INFINITY })
