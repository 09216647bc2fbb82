import { providerTenantCalls } from '@lernspur/api-client/provider/provider-tenant.queries'
import { showToast, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'

/** Enables a school, or keeps one that is being deleted; neither needs confirmation. */
export const useTenantActions = ({ id, name }: Pick<TenantRow, 'id' | 'name'>) => {
  const { t } = useTranslation('provider.tenant')
  const update = useMutation(providerTenantCalls.updateTenant())
  const undoDelete = useMutation(providerTenantCalls.undoDeleteTenant())
  const params = { tenantId: id }
  return {
    enable: () =>
      update.mutate(
        { params, body: { isDisabled: false } },
        { onSuccess: () => showToast({ text: t(($) => $.enable.done, { name }) }) },
      ),
    keep: () =>
      undoDelete.mutate({ params }, { onSuccess: () => showToast({ text: t(($) => $.delete.undone, { name }) }) }),
    isBusy: update.isPending || undoDelete.isPending,
  }
}
