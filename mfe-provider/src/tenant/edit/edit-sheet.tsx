import type { DraftConflict } from '@lernspur/app-kit/drafts/draft-conflict'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useTranslation } from '@lernspur/app-runtime'
import { updateProviderTenantSchema } from '@lernspur/contracts/provider/provider-tenant.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRegionNames } from '../use-region-names'
import type { ActProps } from './act-props'
import { TenantFields } from './tenant-fields'
import { type TenantValues, tenantBodyOf, tenantValuesOf } from './tenant-form'
import { type TenantConflict, useEditTenant } from './use-edit-tenant'

/** The user's version has the fields changed here; all others come from what somebody else has saved. */
const draftConflictOf = (
  base: TenantValues,
  values: TenantValues,
  { theirs: row, who }: TenantConflict,
  resolveConflict: (next: TenantValues) => void,
): DraftConflict<TenantValues> => {
  const theirs = tenantValuesOf(row)
  const touched = Object.entries(values).filter(([field, value]) => Reflect.get(base, field) !== value)
  const mine = { ...theirs, ...Object.fromEntries(touched) }
  return { mine, theirs, who, resolveConflict: (version) => resolveConflict(version === 'mine' ? mine : theirs) }
}

/** Edits a school. If somebody else has saved it meanwhile, both versions are shown and the user chooses. */
export default function EditSheet({ tenant, onClose }: ActProps) {
  const { t } = useTranslation('provider.tenant')
  const { stateName, typeName, countryIdOf } = useRegionNames()
  const { base, save, conflict, isPending, error } = useEditTenant(tenant, onClose)
  const form = useForm({
    initial: tenantValuesOf(tenant),
    schema: updateProviderTenantSchema,
    bodyOf: (values) => tenantBodyOf(values, countryIdOf),
    onSubmit: save,
    busy: isPending,
    error,
  })
  const sourceName = ({ subjectTemplateSource: source }: TenantValues) =>
    source === 'lernspur' || source === 'fresh' ? t(($) => $.source[source]) : t(($) => $.form.none)
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.edit.title)}
      description={base.name}
      closeLabel={t(($) => $.close)}
    >
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <DraftConflictNotice
          conflict={
            conflict &&
            draftConflictOf(tenantValuesOf(base), form.values, conflict, (next) => {
              conflict.resolve()
              form.restart(next)
            })
          }
          fields={[
            [t(($) => $.form.name), ({ name }) => name],
            [t(($) => $.form.slogan), ({ slogan }) => slogan],
            [t(($) => $.column.land), ({ stateId }) => stateName(stateId)],
            [t(($) => $.column.type), ({ schoolTypeId }) => typeName(schoolTypeId)],
            [t(($) => $.form.source), sourceName],
          ]}
        />
        <FailureBanner error={isPending || conflict ? null : error} />
        <TenantFields field={form.field} ownId={tenant.id} />
        <Button type="submit" busy={isPending} disabled={conflict !== null} className="justify-self-end">
          {t(($) => $.edit.submit)}
        </Button>
      </form>
    </SideSheet>
  )
}
