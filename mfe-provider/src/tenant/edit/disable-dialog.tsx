import { providerTenantCalls } from '@lernspur/api-client/provider/provider-tenant.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { disabledReasonMax, updateProviderTenantSchema } from '@lernspur/contracts/provider/provider-tenant.contract'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { DialogClose, DialogFooter } from '@lernspur/ui/components/ui/dialog'
import type { ActProps } from './act-props'

/** Disables a school; the reason is mailed to those who lead it (rule school.7). */
export default function DisableDialog({ tenant, onClose }: ActProps) {
  const { t } = useTranslation('provider.tenant')
  const toast = useToast()
  const { id, name, userCount } = tenant
  const params = { tenantId: id }
  const update = useMutation(providerTenantCalls.updateTenant({ showsFailure: true }))
  const enabling = useMutation(providerTenantCalls.updateTenant())
  const form = useForm({
    initial: { disabledReason: '' },
    schema: updateProviderTenantSchema,
    bodyOf: ({ disabledReason }) => ({ isDisabled: true, disabledReason }),
    onSubmit: (body) =>
      update.mutate(
        { params, body },
        {
          onSuccess: () => {
            onClose()
            toast({
              text: t(($) => $.disable.done, { name }),
              undo: async () => void (await enabling.mutateAsync({ params, body: { isDisabled: false } })),
            })
          },
        },
      ),
    busy: update.isPending,
    error: update.error,
  })
  const reason = form.field('disabledReason')
  const problem = reason.problem === 'tooLong' ? t(($) => $.disable.tooLong) : t(($) => $.disable.missing)
  return (
    <ModalDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.disable.title, { name })}
      description={t(($) => $.disable.description, { users: t(($) => $.users, { count: userCount }) })}
      closeLabel={t(($) => $.close)}
    >
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <FailureBanner error={update.isPending ? null : update.error} />
        <LabelledField
          id={reason.id}
          label={t(($) => $.disable.reason)}
          hint={t(($) => $.disable.hint)}
          error={reason.problem ? problem : reason.detail}
          required
        >
          <MultilineInput value={reason.value} onValueChange={reason.onValueChange} max={disabledReasonMax} />
        </LabelledField>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{t(($) => $.cancel)}</Button>
          </DialogClose>
          <Button type="submit" variant="destructive" busy={update.isPending}>
            {t(($) => $.disable.confirm)}
          </Button>
        </DialogFooter>
      </form>
    </ModalDialog>
  )
}
