import { referenceDataRoutes } from '@lernspur/contracts/reference-data.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'

/** Countries' states; they hardly ever change. */
export const stateListQuery = () =>
  queryOptions({
    queryKey: ['state', 'list'],
    queryFn: ({ signal }) => call(referenceDataRoutes.listStates, { signal }),
  })

export const schoolTypeListQuery = () =>
  queryOptions({
    queryKey: ['school-type', 'list'],
    queryFn: ({ signal }) => call(referenceDataRoutes.listSchoolTypes, { signal }),
  })
