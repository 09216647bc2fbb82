import {
  type OnboardTenant,
  providerTenantRoutes,
  type UpdateProviderTenant,
} from '@lernspur/contracts/tenant.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'

type List = ListOf<typeof providerTenantRoutes.listTenants>

export const providerTenantKeys = {
  all: ['provider-tenant'],
  list: (list: List) => ['provider-tenant', 'list', list],
} as const

const meta = { invalidates: [providerTenantKeys.all] }

/** All schools, with counts only (rule school.1). */
export const providerTenantListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: providerTenantKeys.list(list),
    queryFn: ({ signal }) => call(providerTenantRoutes.listTenants, { list, signal }),
  })

export const createTenantMutation = () =>
  mutationOptions({
    mutationKey: ['provider-tenant', 'create'],
    mutationFn: ({ body, idempotencyKey }: { body: OnboardTenant; idempotencyKey?: string }) =>
      call(providerTenantRoutes.createTenant, { body, idempotencyKey }),
    meta,
  })

interface Change {
  tenantId: string
  body: UpdateProviderTenant
  /** As read; a newer state on the server is EDIT_CONFLICT. */
  updatedAt?: string
}

/** Roles show the name of their school. */
export const updateTenantMutation = () =>
  mutationOptions({
    mutationKey: ['provider-tenant', 'update'],
    mutationFn: ({ tenantId, body, updatedAt }: Change) =>
      call(providerTenantRoutes.updateTenant, { params: { tenantId }, body, ifMatch: updatedAt }),
    meta: { invalidates: [...meta.invalidates, ['provider-user']] },
  })

/** FOREIGN_KEY_CONSTRAINT while anything hangs on the school. */
export const deleteTenantMutation = () =>
  mutationOptions({
    mutationKey: ['provider-tenant', 'delete'],
    mutationFn: (tenantId: string) => call(providerTenantRoutes.deleteTenant, { params: { tenantId } }),
    meta,
  })
