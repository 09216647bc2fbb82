import { type AllowedEmails, allowedEmailRoutes } from '@lernspur/contracts/allowed-email.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof allowedEmailRoutes.listAllowedEmails>

export const allowedEmailKeys = {
  all: ['allowed-email'],
  list: (list: List) => ['allowed-email', 'list', list],
} as const

const meta = { invalidates: [allowedEmailKeys.all] }

/** Addresses and domains that may register. */
export const allowedEmailListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: allowedEmailKeys.list(list),
    queryFn: ({ signal }) => call(allowedEmailRoutes.listAllowedEmails, { list, signal }),
  })

export const addAllowedEmailsMutation = () =>
  mutationOptions({
    mutationKey: ['allowed-email', 'create'],
    mutationFn: ({ body, idempotencyKey }: { body: AllowedEmails; idempotencyKey?: string }) =>
      call(allowedEmailRoutes.addAllowedEmails, { body, idempotencyKey }),
    meta,
  })

export const removeAllowedEmailsMutation = () =>
  mutationOptions({
    mutationKey: ['allowed-email', 'remove'],
    mutationFn: (body: AllowedEmails) => call(allowedEmailRoutes.removeAllowedEmails, { body }),
    meta,
  })
