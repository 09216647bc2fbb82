import { captureQuery } from '@lernspur/api-client/capture.queries'
import { queryClient } from '../../../query/page-client'
import type { QueuedCall } from '../../../waiting/queued-call'

/** What refused entries are about is read as soon as the server answers, so that they can be corrected without it. */
export const readWords = (calls: readonly QueuedCall[]) => {
  const classIds = new Set(calls.flatMap(({ state, about }) => (state === 'refused' ? about.schoolClassId : [])))
  for (const schoolClassId of classIds)
    void queryClient
      .query({ ...captureQuery({ schoolClassId }), staleTime: Number.POSITIVE_INFINITY })
      .catch(() => null)
}
