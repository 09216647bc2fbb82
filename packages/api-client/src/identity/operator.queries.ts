import { operatorRoutes } from '@lernspur/contracts/identity/operator.contract'
import { queryOptions } from '@tanstack/react-query'
import { callsOf } from '../derive/calls'

/** @public */
export const operatorCalls = callsOf('operator', operatorRoutes)

/** The operator of this installation; does not change during the lifetime of the page. */
export const operatorQuery = () => queryOptions({ ...operatorCalls.getOperator(), staleTime: Number.POSITIVE_INFINITY })
