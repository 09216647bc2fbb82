import { providerTenantCalls } from '@lernspur/api-client/provider/provider-tenant.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { EmailField } from '@lernspur/app-kit/form/email-field'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { NameFields } from '@lernspur/app-kit/form/name-fields'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, paths, useKeyedMutation, useNavigate, useToast, useTranslation } from '@lernspur/app-runtime'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRegionNames } from '../use-region-names'
import { TenantFields } from './tenant-fields'
import { emptyOwner, emptyTenant, newTenantSchema, tenantBodyOf } from './tenant-form'

/** Makes a school and invites its first owner, who is mailed at once. */
export default function CreateSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('provider.tenant')
  const toast = useToast()
  const navigate = useNavigate()
  const { countryIdOf } = useRegionNames()
  const create = useKeyedMutation(withConfirmation(providerTenantCalls.createTenant({ showsFailure: true })))
  const form = useForm({
    initial: { ...emptyTenant, ...emptyOwner },
    schema: newTenantSchema,
    bodyOf: (values) => {
      const { email, firstName, lastName } = values
      return { ...tenantBodyOf(values, countryIdOf), email, firstName, lastName }
    },
    onSubmit: (body) =>
      create.mutate(
        { body },
        {
          onSuccess: ({ id, name }) => {
            toast({ text: t(($) => $.create.done, { name, email: body.owner?.email }) })
            onClose()
            void navigate(paths.providerTenant(id))
          },
        },
      ),
    busy: create.isPending,
    error: create.error,
  })
  const isOwn = isApiError(create.error) && create.error.code === 'CREATE_NOT_ALLOWED'
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.create.title)}
      description={t(($) => $.create.description)}
      closeLabel={t(($) => $.close)}
    >
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <FailureBanner
          error={create.isPending ? null : create.error}
          text={isOwn ? t(($) => $.create.ownPerson) : undefined}
        />
        <TenantFields field={form.field} />
        <fieldset className="grid grid-cols-1 gap-5 border-t pt-5">
          <legend className="sr-only">{t(($) => $.create.owner)}</legend>
          <div>
            <p aria-hidden className="font-medium">
              {t(($) => $.create.owner)}
            </p>
            <p className="text-sm text-muted-foreground">{t(($) => $.create.ownerText)}</p>
          </div>
          <EmailField {...form.field('email')} autoComplete="off" />
          <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
        </fieldset>
        <Button type="submit" busy={create.isPending} className="justify-self-end">
          {t(($) => $.create.submit)}
        </Button>
      </form>
    </SideSheet>
  )
}
