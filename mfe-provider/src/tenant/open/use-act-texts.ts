import { useTranslation } from '@lernspur/app-runtime'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { TenantAct } from '@lernspur/contracts/provider/tenant-view.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import { roleLosses, roleStatuses, roleTypes } from '../../role/role'

/** The provider's actions on schools, as `noun.verb`. */
const acts = [
  'tenant-create',
  'tenant-update',
  'tenant-requestClosing',
  'tenant-undoClosing',
  'school-confirmation-confirm',
  'school-confirmation-withdraw',
  'seal-key-revoke',
  'user-role-create',
  'user-role-update',
  'user-role-delete',
  'user-role-invite',
] as const

/** Fields whose values are shown; for others the entry says only that something changed. */
const fields = [
  'name',
  'slogan',
  'town',
  'officialNumber',
  'schoolNumbers',
  'isDisabled',
  'disabledReason',
  'roleType',
  'status',
  'requestedRoleType',
  'requestedLoss',
] as const

/** An action in words, and what it changed, one line per field. */
export const useActTexts = () => {
  const { t } = useTranslation('provider.school')
  const { t: tr } = useTranslation('provider.role')
  const nameOf = useRoleNames()
  const textOf = (value: TenantAct['changes'][number]['before']): string => {
    if (value === null || value === '') return t(($) => $.acts.nothing)
    if (typeof value === 'boolean') return value ? t(($) => $.acts.yes) : t(($) => $.acts.no)
    const role: RoleType | undefined = roleTypes.find((one) => one === value)
    if (role) return nameOf(role)
    const loss = roleLosses.find((one) => one === value)
    if (loss) return tr(($) => $.loss.kind[loss])
    const status = roleStatuses.find((one) => one === value)
    return status ? tr(($) => $.status[status]) : String(value)
  }
  return ({ noun, verb, changes }: TenantAct) => {
    const kind = acts.find((one) => one === `${noun}-${verb}`)
    const email = changes.find(({ field }) => field === 'email')?.after
    return {
      title: kind ? t(($) => $.acts.kind[kind], { email: textOf(email ?? null) }) : t(($) => $.acts.other),
      changes: changes.flatMap(({ field, before, after }) => {
        const known = fields.find((one) => one === field)
        if (!known) return []
        const texts = { field: t(($) => $.acts.field[known]), before: textOf(before), after: textOf(after) }
        return before === null ? t(($) => $.acts.set, texts) : t(($) => $.acts.change, texts)
      }),
    }
  }
}
