import { operatorRoutes } from '@lernspur/contracts/operator.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'

/** Who runs this installation; stays the same while the page lives. */
export const operatorQuery = () =>
  queryOptions({
    queryKey: ['operator'],
    queryFn: ({ signal }) => call(operatorRoutes.getOperator, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
