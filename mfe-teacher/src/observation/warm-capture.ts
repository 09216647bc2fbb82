import { captureQuery } from '@lernspur/api-client/capture.queries'
import { queryClient } from '@lernspur/app-kit'

/** Fetches the page for observing and what it shows, for a user who is about to open it. */
export const warmCapture = (schoolClassId: string): void => {
  void import('./capture.screen')
  void queryClient.prefetchQuery(captureQuery({ schoolClassId }))
}
