import { captureQuery } from '@lernspur/api-client/teacher/capture/capture.queries'
import { queryClient } from '@lernspur/app-runtime'

/** Fetches what the page for observing shows, for a user who is about to open it. */
export const warmCapture = (schoolClassId: string): void => {
  void queryClient.prefetchQuery(captureQuery({ schoolClassId }))
}
