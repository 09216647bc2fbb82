import { schoolConfirmationCalls } from '@lernspur/api-client/provider/school-confirmation.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import {
  type ConfirmSchool,
  confirmSchoolSchema,
  type SchoolIdentity,
} from '@lernspur/contracts/provider/school-confirmation.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRegionNames } from '../use-region-names'
import { NamesakeList } from './namesake-list'

interface ConfirmSheetProps {
  tenant: TenantRow
  identity: SchoolIdentity
  onClose: () => void
}

/** Confirms a school: its present name, its town and its official number (rule signature.10). */
export default function ConfirmSheet({ tenant, identity, onClose }: ConfirmSheetProps) {
  const { t } = useTranslation('provider.identity')
  const toast = useToast()
  const { stateName } = useRegionNames()
  const { mutate, isPending, error } = useMutation(schoolConfirmationCalls.confirmSchool({ showsFailure: true }))
  const { confirmation, namesakes } = identity
  const { name } = tenant
  const form = useForm<{ town: string; officialNumber: string; hasSeenNamesakes: boolean }, ConfirmSchool>({
    initial: {
      town: confirmation?.town ?? '',
      officialNumber: confirmation?.officialNumber ?? '',
      hasSeenNamesakes: false,
    },
    schema: confirmSchoolSchema,
    bodyOf: (values) => ({ ...values, name }),
    onSubmit: (body) =>
      mutate(
        { params: { tenantId: tenant.id }, body },
        {
          onSuccess: () => {
            toast({ text: t(($) => $.sheet.done, { name }) })
            onClose()
          },
        },
      ),
    busy: isPending,
    error,
  })
  const seen = form.field('hasSeenNamesakes')
  const isRenamed = isApiError(error) && error.code === 'EDIT_CONFLICT'
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.sheet.title)}
      description={t(($) => $.sheet.description)}
      closeLabel={t(($) => $.close)}
    >
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <FailureBanner error={isPending ? null : error} text={isRenamed ? t(($) => $.sheet.changed) : undefined} />
        <div>
          <p className="text-sm text-muted-foreground">{t(($) => $.sheet.name)}</p>
          <p className="text-lg font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-muted-foreground">{t(($) => $.sheet.nameHint)}</p>
        </div>
        <NamesakeList namesakes={namesakes} />
        <TextField
          {...form.field('town')}
          label={t(($) => $.sheet.town)}
          missing={t(($) => $.sheet.townMissing)}
          autoComplete="off"
        />
        <TextField
          {...form.field('officialNumber')}
          label={t(($) => $.sheet.number)}
          missing={t(($) => $.sheet.numberMissing)}
          hint={t(($) => $.sheet.numberHint, { state: stateName(tenant.stateId) })}
          autoComplete="off"
          spellCheck={false}
        />
        {namesakes.length > 0 && (
          <CheckboxField
            id={seen.id}
            checked={seen.value}
            onCheckedChange={seen.onValueChange}
            invalid={seen.detail !== undefined}
            label={t(($) => $.sheet.seen)}
            hint={seen.detail}
          />
        )}
        <Button type="submit" busy={isPending} className="justify-self-end">
          {t(($) => $.sheet.submit)}
        </Button>
      </form>
    </SideSheet>
  )
}
