import {
  deleteTenantMutation,
  undoDeleteTenantMutation,
  updateProviderTenantMutation,
} from '@lernspur/api-client/provider-tenant.queries'
import { showToast, useConfirm, useMutation, useTranslation } from '@lernspur/app-kit'
import type { TenantRow } from '@lernspur/contracts/provider-tenant.contract'

/** Disabling, enabling, deleting and keeping one school, each with its question and its message. */
export const useTenantActions = (tenant: TenantRow) => {
  const { t } = useTranslation('provider.tenant')
  const confirm = useConfirm()
  const update = useMutation(updateProviderTenantMutation())
  const removal = useMutation(deleteTenantMutation())
  const keeping = useMutation(undoDeleteTenantMutation())
  const { id: tenantId, name, userCount, schoolClassCount, studentCount } = tenant
  const params = { tenantId }
  const tell = (text: string) => ({ onSuccess: () => showToast({ text }) })
  const set = (isDisabled: boolean, text: string) => update.mutate({ params, body: { isDisabled } }, tell(text))

  const disable = async () => {
    const [title, description] = [t(($) => $.disable.title, { name }), t(($) => $.disable.description)]
    if (await confirm({ title, description, confirmLabel: t(($) => $.disable.confirm), theme: 'danger' })) {
      set(
        true,
        t(($) => $.disable.done),
      )
    }
  }
  const remove = async () => {
    const counts = {
      users: t(($) => $.users, { count: userCount }),
      classes: t(($) => $.classes, { count: schoolClassCount }),
      students: t(($) => $.students, { count: studentCount }),
    }
    const [title, description] = [t(($) => $.delete.title, { name }), t(($) => $.delete.description, counts)]
    const confirmLabel = t(($) => $.delete.confirm)
    if (await confirm({ title, description, confirmLabel, theme: 'danger', size: 'large' }))
      removal.mutate({ params }, tell(t(($) => $.delete.done)))
  }
  return {
    disable: () => void disable(),
    enable: () =>
      set(
        false,
        t(($) => $.enable.done),
      ),
    remove: () => void remove(),
    undo: () => keeping.mutate({ params }, tell(t(($) => $.delete.undone))),
  }
}
