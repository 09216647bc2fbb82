import { observationFormQuery } from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import { queryClient } from '../../../query/page-client'
import type { QueuedCall } from '../../../waiting/queued-call'

/**
 * What refused entries are about is read as soon as the server answers, so that they can be corrected without it. Once
 * for each class; without an answer the form says so.
 */
export const readWords = (calls: readonly QueuedCall[]): Promise<unknown>[] => {
  const classIds = new Set(calls.flatMap(({ state, about }) => (state === 'refused' ? about.schoolClassId : [])))
  return [...classIds].map((schoolClassId) =>
    queryClient
      .query({ ...observationFormQuery({ schoolClassId }), staleTime: Number.POSITIVE_INFINITY })
      .catch(() => null),
  )
}
