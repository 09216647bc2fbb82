import { isApiError } from '@lernspur/app-kit'
import { report } from './report'

/** Reports what the router or an error boundary of the shell or of an area caught, with the code of a failed call. */
export const reportCaught = (error: unknown): void => report(error, isApiError(error) ? { code: error.code } : {})

/** For React's root: as React does by itself, the console tells the error; then it is reported. */
export const logAndReport = (error: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
  console.error(error, componentStack)
  reportCaught(error)
}
