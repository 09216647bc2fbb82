import { providerUserCalls } from '@lernspur/api-client/provider/provider-user.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { EmailField } from '@lernspur/app-kit/form/email-field'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { NameFields } from '@lernspur/app-kit/form/name-fields'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, useKeyedMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { addUserSchema } from '@lernspur/contracts/school-admin/user-role.contract'
import { RoleSelect } from '@lernspur/school-editors/people/role-select'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { roleTypes } from './role'

interface AddPersonSheetProps {
  school: { readonly id: string; readonly name: string }
  /** Whether the school has an active owner, who confirms new owners and admins (rule role.4). */
  hasOwner: boolean
  onClose: () => void
}

/** Adds a person to a school, and says beforehand whether the school has to confirm it. */
export default function AddPersonSheet({ school, hasOwner, onClose }: AddPersonSheetProps) {
  const { t } = useTranslation('provider.role')
  const toast = useToast()
  const add = useKeyedMutation(withConfirmation(providerUserCalls.addTenantUser({ showsFailure: true })))
  const form = useForm({
    initial: { email: '', firstName: '', lastName: '', roleType: hasOwner ? 'user' : 'admin' },
    schema: addUserSchema,
    onSubmit: (body) =>
      add.mutate(
        { params: { tenantId: school.id }, body },
        {
          onSuccess: ({ user }) => {
            toast({ text: needsRequest ? t(($) => $.add.requested, user) : t(($) => $.add.invited, user) })
            onClose()
          },
        },
      ),
    busy: add.isPending,
    error: add.error,
  })
  const roleType: RoleType = roleTypes.find((one) => one === form.values.roleType) ?? 'user'
  const needsRequest = hasOwner && roleType !== 'user'
  const isOwn = isApiError(add.error) && add.error.code === 'CREATE_NOT_ALLOWED'
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.add.title)}
      description={t(($) => $.add.description, { school: school.name })}
      closeLabel={t(($) => $.close)}
    >
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <FailureBanner error={add.isPending ? null : add.error} text={isOwn ? t(($) => $.add.ownPerson) : undefined} />
        <EmailField {...form.field('email')} autoComplete="off" />
        <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
        <RoleSelect roles={roleTypes} value={roleType} onValueChange={form.field('roleType').onValueChange} />
        <Banner icon={<ShieldCheck />} live>
          {needsRequest ? t(($) => $.add.asks) : t(($) => $.add.atOnce)}
        </Banner>
        <Button type="submit" busy={add.isPending} className="justify-self-end">
          {needsRequest ? t(($) => $.add.ask) : t(($) => $.add.invite)}
        </Button>
      </form>
    </SideSheet>
  )
}
