import { observationFormQuery } from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import { queryClient } from '../../../query/page-client'
import type { QueuedCall } from '../../../waiting/queued-call'

/**
 * Reads the names in refused entries as soon as the server answers, once per class, so that they can be corrected
 * without a network. Without an answer, the form says so.
 */
export const readWords = (calls: readonly QueuedCall[]): Promise<unknown>[] => {
  const classIds = new Set(calls.flatMap(({ state, about }) => (state === 'refused' ? about.schoolClassId : [])))
  return [...classIds].map((schoolClassId) =>
    queryClient
      .query({ ...observationFormQuery({ schoolClassId }), staleTime: Number.POSITIVE_INFINITY })
      .catch(() => null),
  )
}
