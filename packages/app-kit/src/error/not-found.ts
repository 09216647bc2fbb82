import { ApiError } from '@lernspur/api-client/api-error'

/** Shows the page for unknown addresses instead of the screen that calls it. */
export const notFound = (): never => {
  throw new ApiError({ code: 'NOT_FOUND', message: 'not found', status: 404 })
}
