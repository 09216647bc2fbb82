import { queryClient } from '../query/page-client'

/** Whether writes are on their way or wait for the network. */
export const hasUnsentWrites = (): boolean =>
  queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .some(({ meta }) => meta?.savesNothing !== true)
