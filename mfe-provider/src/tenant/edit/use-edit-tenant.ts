import { providerTenantCalls } from '@lernspur/api-client/provider/provider-tenant.queries'
import { isApiError, useMutation, useQueryClient, useToast, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow, UpdateProviderTenant } from '@lernspur/contracts/provider/provider-tenant.contract'
import { useState } from 'react'

/** What somebody else has saved in the meantime. */
export interface TenantConflict {
  readonly theirs: TenantRow
  readonly who: string | undefined
}

/**
 * Saves a school based on the version that was read. If somebody else saved first, `conflict` holds the other version
 * until the user has decided; the next save is based on that one.
 */
export const useEditTenant = (tenant: TenantRow, onSaved: () => void) => {
  const { t } = useTranslation('provider.tenant')
  const toast = useToast()
  const queryClient = useQueryClient()
  const [base, setBase] = useState(tenant)
  const [conflict, setConflict] = useState<TenantConflict | null>(null)
  const params = { tenantId: tenant.id }
  const { mutate, isPending, error } = useMutation(providerTenantCalls.updateTenant({ showsFailure: true }))

  const onError = async (failure: Error) => {
    if (!isApiError(failure) || failure.code !== 'EDIT_CONFLICT') return
    const theirs = await queryClient.fetchQuery({ ...providerTenantCalls.getTenant(params), staleTime: 0 })
    setConflict({ theirs, who: failure.details.find(({ path }) => path === 'updatedBy')?.message })
  }
  return {
    base,
    isPending,
    error: isApiError(error) && error.code === 'EDIT_CONFLICT' ? null : error,
    save: (body: UpdateProviderTenant) =>
      mutate(
        { params, body, ifMatch: base.updatedAt },
        {
          onSuccess: ({ name }) => {
            toast({ text: t(($) => $.edit.done, { name }) })
            onSaved()
          },
          onError: (failure) => void onError(failure).catch(() => null),
        },
      ),
    conflict: conflict && {
      ...conflict,
      resolve: () => {
        setBase(conflict.theirs)
        setConflict(null)
      },
    },
  }
}
