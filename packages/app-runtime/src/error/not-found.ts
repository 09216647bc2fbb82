import { ApiError } from '@lernspur/api-client/wire/api-error'

/** Shows the not-found page instead of the calling screen. */
export const notFound = (): never => {
  throw new ApiError({ code: 'NOT_FOUND', message: 'not found', status: 404 })
}
