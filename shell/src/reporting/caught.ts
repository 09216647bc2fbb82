import { isApiError } from '@lernspur/app-runtime'
import { report } from './report'

/**
 * Reports errors caught by the router or by an error boundary of the shell or an area, with the code of a failed call.
 */
export const reportCaught = (error: unknown): void => report(error, isApiError(error) ? { code: error.code } : {})

/** For React's root: logs the error to the console as React does by default, then reports it. */
export const logAndReport = (error: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
  console.error(error, componentStack)
  reportCaught(error)
}
