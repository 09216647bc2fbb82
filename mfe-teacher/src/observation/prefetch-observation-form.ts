import { observationFormQuery } from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import { queryClient } from '@lernspur/app-runtime'

/** Fetches the data of the observation form, for a user who is about to open it. */
export const prefetchObservationForm = (schoolClassId: string): void => {
  void queryClient.prefetchQuery(observationFormQuery({ schoolClassId }))
}
