import { unseenRoutes } from '@lernspur/contracts/unseen.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import { observationKeys } from './observation.queries'

/** What of a class has not been seen lately. New entries make it stale. */
export const unseenQuery = (schoolClassId: string) =>
  queryOptions({
    queryKey: [...observationKeys.all, 'unseen', schoolClassId],
    queryFn: ({ signal }) => call(unseenRoutes.getUnseen, { params: { schoolClassId }, signal }),
  })
