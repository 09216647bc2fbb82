import { isApiError } from '@lernspur/app-runtime'

/** Not a fault of the product: a call was refused for a reason, or there is no connection. */
export const isExpected = (error: unknown): boolean =>
  error instanceof Response || (isApiError(error) && (error.networkError || error.status < 500))
