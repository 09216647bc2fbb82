import { queryClient } from '../query/page-client'

/** Whether writes are pending or waiting for the network. */
export const hasUnsentWrites = (): boolean =>
  queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .some(({ meta }) => meta?.savesNothing !== true)
