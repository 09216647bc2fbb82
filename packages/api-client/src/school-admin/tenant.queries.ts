import { type OnboardTenant, tenantRoutes, type UpdateTenant } from '@lernspur/contracts/tenant.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'

export const tenantKeys = { all: ['tenant'], current: ['tenant', 'current'] } as const

/** The school that the caller is working in. */
export const currentTenantQuery = () =>
  queryOptions({
    queryKey: tenantKeys.current,
    queryFn: ({ signal }) => call(tenantRoutes.getCurrentTenant, { signal }),
  })

const meta = { invalidates: [tenantKeys.all, ['auth']] }

/** `updatedAt` as read guards against overwriting somebody else's change: EDIT_CONFLICT. */
export const updateTenantMutation = () =>
  mutationOptions({
    mutationKey: ['tenant', 'update'],
    mutationFn: ({ body, updatedAt }: { body: UpdateTenant; updatedAt?: string }) =>
      call(tenantRoutes.updateCurrentTenant, { body, ifMatch: updatedAt }),
    meta,
  })

export const finalizeWizardMutation = () =>
  mutationOptions({
    mutationKey: ['tenant', 'finalize'],
    mutationFn: () => call(tenantRoutes.finalizeWizard, {}),
    meta,
  })

/** A new school; the role that comes with it is entered by changing the user role. */
export const onboardTenantMutation = () =>
  mutationOptions({
    mutationKey: ['tenant', 'onboard'],
    mutationFn: ({ body, idempotencyKey }: { body: OnboardTenant; idempotencyKey?: string }) =>
      call(tenantRoutes.onboardTenant, { body, idempotencyKey }),
    meta,
  })
